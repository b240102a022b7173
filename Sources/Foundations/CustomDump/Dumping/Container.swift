/// A value that is shown as members between delimiters.
struct Container {
  enum Kind: Equatable {
    case object
    case structure
    case tuple
    case enumCase(String)
    case collection
    case dictionary(isOrdered: Bool)
    case set
  }

  let kind: Kind
  let type: Any.Type
  let typeName: String
  /// The instance, for a class.
  let object: AnyObject?
  let members: [Member]
  private let hidesMembers: Bool

  init?(_ value: Any, mirror: Mirror) {
    guard let style = mirror.displayStyle else { return nil }
    let isOrdered = !(value is any _UnorderedCollection)
    switch style {
    case .class, .foreignReference: kind = .object
    case .struct: kind = .structure
    case .tuple: kind = .tuple
    case .enum: kind = .enumCase(mirror.children.first?.label ?? "\(value)")
    case .collection: kind = .collection
    case .dictionary: kind = .dictionary(isOrdered: isOrdered)
    case .set: kind = .set
    default: return nil
    }
    type = mirror.subjectType
    typeName = CustomDump.typeName(type)
    object = kind == .object ? value as AnyObject : nil
    hidesMembers = !(value is any CustomDumpReflectable)
    members = Self.members(of: mirror, kind: kind)
  }

  private static func members(of mirror: Mirror, kind: Kind) -> [Member] {
    switch kind {
    case .object, .structure, .tuple:
      mirror.allChildren.map { Member(label: label(of: $0), value: $0.value) }
    case .enumCase:
      mirror.children.first.map { payload(of: $0.value) } ?? []
    case .collection:
      mirror.children.enumerated().map { Member(label: "[\($0)]", value: $1.value) }
    case .dictionary(let isOrdered):
      sorted(
        mirror.children.map { child in
          guard let (key, value) = child.value as? (key: AnyHashable, value: Any) else {
            return Member(label: nil, value: child.value)
          }
          return Member(label: dump(key.base), key: key, value: value)
        },
        unless: isOrdered
      ) { $0.label ?? dump($0.value) }
    case .set:
      sorted(mirror.children.map { Member(label: nil, value: $0.value) }) { dump($0.value) }
    }
  }

  /// The parts of what a case of an enumeration carries.
  private static func payload(of value: Any) -> [Member] {
    let mirror = Mirror(customDumping: value)
    guard mirror.displayStyle == .tuple, !mirror.children.isEmpty else {
      return [Member(label: nil, value: value)]
    }
    return members(of: mirror, kind: .tuple)
  }

  /// The label of a member, unless it is the number of an unlabelled part of a tuple.
  private static func label(of child: Mirror.Child) -> String? {
    child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
  }

  private static func sorted(
    _ members: [Member], unless isOrdered: Bool = false, by text: (Member) -> String
  ) -> [Member] {
    isOrdered
      ? members
      : members.map { (text: text($0), member: $0) }.sorted { $0.text < $1.text }.map(\.member)
  }

  private static func dump(_ value: Any) -> String {
    var dumper = Dumper()
    return dumper.text(of: value, indent: 0, isLabelled: false, isRoot: false, maxDepth: .max)
  }

  /// The members, without those that macros store under names that start with `_$`.
  var visibleMembers: [Member] {
    guard hidesMembers, kind == .object || kind == .structure else { return members }
    return members.filter { $0.label?.hasPrefix("_$") != true }
  }

  /// Whether all of it goes on one line, since it has one member that is a leaf.
  var isInline: Bool {
    switch kind {
    case .collection, .dictionary, .set: false
    case .object, .structure, .tuple, .enumCase: members.count == 1 && members[0].isLeaf
    }
  }

  /// What is written before and after the members.
  func delimiters(isRoot: Bool) -> (opening: String, closing: String) {
    switch kind {
    case .object, .structure: (typeName + "(", ")")
    case .tuple: ("(", ")")
    case .enumCase(let name):
      (
        (isRoot ? typeName : "") + ".\(name)" + (members.isEmpty ? "" : "("),
        members.isEmpty ? "" : ")"
      )
    case .collection: ("[", "]")
    case .dictionary: (members.isEmpty ? "[:" : "[", "]")
    case .set: ("Set([", "])")
    }
  }
}
