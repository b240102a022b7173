/// Lays values out as text.
///
/// It remembers the objects that it has met, to number them and to end at cycles; so a dumper is
/// for one dump or one difference.
struct Dumper {
  var objects = ObjectNumbers()
  /// What is written, all into one text.
  private var text = ""

  /// The lines of a member: its label and value, all indented.
  mutating func entry(_ member: Member, indent: Int, isRoot: Bool = false, maxDepth: Int) -> String
  {
    defer { text = "" }
    write(member, indent: indent, isRoot: isRoot, maxDepth: maxDepth)
    return text
  }

  private mutating func write(_ member: Member, indent: Int, isRoot: Bool = false, maxDepth: Int) {
    text += spaces(indent)
    text += member.start
    write(
      member.value, indent: indent, isLabelled: member.label != nil, isRoot: isRoot,
      maxDepth: maxDepth)
  }

  /// Writes the lines of a value, all but the first indented.
  private mutating func write(
    _ value: Any, indent: Int, isLabelled: Bool, isRoot: Bool, maxDepth: Int
  ) {
    switch Shape(value) {
    case .text(let description):
      text += description.indented(by: indent)
    case .string(let string):
      text += StringLiteral(string).text(
        indent: isLabelled ? indent + 2 : indent, isCollapsed: maxDepth <= 0)
    case .represented(let value), .optional(let value?):
      write(value, indent: indent, isLabelled: isLabelled, isRoot: isRoot, maxDepth: maxDepth)
    case .optional(nil):
      text += "nil"
    case .diffObject(let object):
      write(object, indent: indent, isLabelled: isLabelled, isRoot: isRoot, maxDepth: maxDepth)
    case .container(let container):
      write(container, indent: indent, isRoot: isRoot, maxDepth: maxDepth)
    }
  }

  private mutating func write(_ container: Container, indent: Int, isRoot: Bool, maxDepth: Int) {
    if let object = container.object {
      text += objects.prefix(of: object, named: container.typeName)
      guard objects.visit(object) else {
        text += container.typeName + "(↩︎)"
        return
      }
    }
    let (opening, closing) = container.delimiters(isRoot: isRoot)
    text += opening
    defer { text += closing }
    if container.kind.hasElements, maxDepth <= 0 {
      text += container.ellipsis
      return
    }
    let contents = container.contents()
    let members = contents.visible
    if members.isEmpty {
      return
    } else if contents.isInline {
      writeInline(members[0], indent: indent, maxDepth: maxDepth)
    } else if maxDepth <= 0 {
      text += "…"
    } else {
      for (index, member) in members.enumerated() {
        text += index == 0 ? "\n" : ",\n"
        write(member, indent: indent + 2, maxDepth: maxDepth - 1)
      }
      text += "\n"
      text += spaces(indent)
    }
  }

  /// Writes the only member of a container on the container's line, unless it takes several itself.
  private mutating func writeInline(_ member: Member, indent: Int, maxDepth: Int) {
    let start = text.endIndex
    text += member.start
    write(
      member.value, indent: indent + 2, isLabelled: member.label != nil, isRoot: false,
      maxDepth: maxDepth)
    guard text.utf8[start...].contains(UInt8(ascii: "\n")) else { return }
    text.insert(contentsOf: "\n" + spaces(indent + 2), at: start)
    text += "\n" + spaces(indent)
  }

  private mutating func write(
    _ object: any _CustomDiffObject, indent: Int, isLabelled: Bool, isRoot: Bool, maxDepth: Int
  ) {
    let (prefix, typeName) = objects.prefix(of: object)
    text += prefix
    guard objects.visit(object) else {
      text += typeName + "(↩︎)"
      return
    }
    let value = Retyped.value(object._customDiffValues.1, as: object._customDiffType)
    write(value, indent: indent, isLabelled: isLabelled, isRoot: isRoot, maxDepth: maxDepth)
  }
}

extension String {
  /// The text with spaces in front of all its lines but the first.
  fileprivate func indented(by indent: Int) -> String {
    guard indent > 0, utf8.contains(UInt8(ascii: "\n")) else { return self }
    return split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\n" + spaces(indent))
  }
}

func spaces(_ count: Int) -> String {
  String(repeating: " ", count: count)
}
