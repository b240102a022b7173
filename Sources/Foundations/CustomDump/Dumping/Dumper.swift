/// Lays values out as text.
///
/// It remembers the objects that it has met, to number them and to end at cycles; so a dumper is
/// for one dump or one difference.
struct Dumper {
  var objects = ObjectNumbers()

  /// The lines of a member: its label and value, all indented.
  mutating func entry(_ member: Member, indent: Int, isRoot: Bool = false, maxDepth: Int) -> String
  {
    spaces(indent) + label(of: member)
      + text(
        of: member.value, indent: indent, isLabelled: member.label != nil, isRoot: isRoot,
        maxDepth: maxDepth
      )
  }

  func label(of member: Member) -> String {
    (member.label.map { $0 + ": " } ?? "") + member.prefix
  }

  /// The lines of a value, all but the first indented.
  mutating func text(
    of value: Any, indent: Int, isLabelled: Bool, isRoot: Bool, maxDepth: Int
  ) -> String {
    switch Shape(value) {
    case .text(let text):
      text.replacing("\n", with: "\n" + spaces(indent))
    case .string(let string):
      StringLiteral(string).text(
        indent: isLabelled ? indent + 2 : indent, isCollapsed: maxDepth <= 0)
    case .represented(let value), .optional(let value?):
      text(of: value, indent: indent, isLabelled: isLabelled, isRoot: isRoot, maxDepth: maxDepth)
    case .optional(nil):
      "nil"
    case .diffObject(let object):
      text(
        of: object, indent: indent, isLabelled: isLabelled, isRoot: isRoot, maxDepth: maxDepth
      )
    case .container(let container):
      text(of: container, indent: indent, isRoot: isRoot, maxDepth: maxDepth)
    }
  }

  private mutating func text(
    of container: Container, indent: Int, isRoot: Bool, maxDepth: Int
  ) -> String {
    var prefix = ""
    if let object = container.object {
      prefix = objects.prefix(of: object, named: container.typeName)
      guard objects.visit(object) else { return prefix + container.typeName + "(↩︎)" }
    }
    let (opening, closing) = container.delimiters(isRoot: isRoot)
    let members = container.visibleMembers
    if members.isEmpty {
      return prefix + opening + closing
    }
    if container.isInline {
      let text =
        label(of: members[0])
        + text(
          of: members[0].value, indent: indent + 2, isLabelled: members[0].label != nil,
          isRoot: false, maxDepth: maxDepth
        )
      return text.contains("\n")
        ? "\(prefix)\(opening)\n\(spaces(indent + 2))\(text)\n\(spaces(indent))\(closing)"
        : prefix + opening + text + closing
    }
    if maxDepth <= 0 {
      return prefix + opening + "…" + closing
    }
    let entries = members.map { entry($0, indent: indent + 2, maxDepth: maxDepth - 1) }
    return "\(prefix)\(opening)\n\(entries.joined(separator: ",\n"))\n\(spaces(indent))\(closing)"
  }

  private mutating func text(
    of object: any _CustomDiffObject, indent: Int, isLabelled: Bool, isRoot: Bool, maxDepth: Int
  ) -> String {
    let (prefix, typeName) = objects.prefix(of: object)
    guard objects.visit(object) else { return "\(prefix)\(typeName)(↩︎)" }
    return prefix
      + text(
        of: object._customDiffValues.1, indent: indent, isLabelled: isLabelled, isRoot: isRoot,
        maxDepth: maxDepth
      )
  }
}

func spaces(_ count: Int) -> String {
  String(repeating: " ", count: count)
}
