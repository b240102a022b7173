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
  let typeName: String
  /// The instance, for a class.
  let object: AnyObject?
  let members: [Member]
  /// The members, without those that macros store under names that start with `_$`.
  let visibleMembers: [Member]

  init?(_ value: Any, _ traits: Traits, mirror: Mirror) {
    guard let style = mirror.displayStyle else { return nil }
    switch style {
    // A structure may call itself a class in its mirror, as those do that stand for one.
    case .class, .foreignReference: kind = traits.type is AnyClass ? .object : .structure
    case .struct: kind = .structure
    case .tuple: kind = .tuple
    case .enum: kind = .enumCase(mirror.children.first?.label ?? "\(value)")
    case .collection: kind = .collection
    case .dictionary: kind = .dictionary(isOrdered: !traits.isUnordered)
    case .set: kind = .set
    default: return nil
    }
    // A mirror of one's own may be of another type: then its name is shown.
    let type = mirror.subjectType
    typeName = type == traits.type ? traits.name : CustomDump.typeName(type)
    object = kind == .object ? value as AnyObject : nil
    members = Self.members(of: mirror, kind: kind)
    visibleMembers = traits.isReflectable ? members : Self.visible(members, kind: kind)
  }

  init(_ retyped: Retyped) {
    let traits = Traits.of(retyped.value)
    kind = .structure
    typeName = CustomDump.typeName(retyped.type)
    object = nil
    members = Self.members(of: Mirror(customDumping: retyped.value, traits), kind: kind)
    visibleMembers = traits.isReflectable ? members : Self.visible(members, kind: kind)
  }

  private static func members(of mirror: Mirror, kind: Kind) -> [Member] {
    switch kind {
    case .object, .structure, .tuple:
      return mirror.allChildren.map { Member(label: label(of: $0), value: $0.value) }
    case .enumCase:
      return mirror.children.first.map { payload(of: $0.value) } ?? []
    case .collection:
      var members: [Member] = []
      members.reserveCapacity(mirror.children.count)
      for child in mirror.children {
        members.append(Member(label: .index(members.count), value: child.value))
      }
      return members
    case .dictionary(let isOrdered):
      let members = mirror.children.map { child in
        guard let (key, value) = child.value as? (key: AnyHashable, value: Any) else {
          return Member(label: nil, value: child.value)
        }
        return Member(label: .name(dump(key.base)), key: key, value: value)
      }
      return isOrdered ? members : sorted(members) { $0.label?.text ?? dump($0.value) }
    case .set:
      return sorted(mirror.children.map { Member(label: nil, value: $0.value) }) {
        dump($0.value)
      }
    }
  }

  /// The parts of what a case of an enumeration carries.
  private static func payload(of value: Any) -> [Member] {
    let traits = Traits.of(value)
    guard traits.form == .reflected else { return [Member(label: nil, value: value)] }
    let mirror = Mirror(customDumping: value, traits)
    guard mirror.displayStyle == .tuple, !mirror.children.isEmpty else {
      return [Member(label: nil, value: value)]
    }
    return members(of: mirror, kind: .tuple)
  }

  /// The label of a member, unless it is the number of an unlabelled part of a tuple.
  private static func label(of child: Mirror.Child) -> Member.Label? {
    child.label.flatMap { $0.hasPrefix(".") ? nil : .name($0) }
  }

  private static func visible(_ members: [Member], kind: Kind) -> [Member] {
    guard kind == .object || kind == .structure, members.contains(where: \.isHidden) else {
      return members
    }
    return members.filter { !$0.isHidden }
  }

  private static func sorted(_ members: [Member], by text: (Member) -> String) -> [Member] {
    members.map { (text: text($0), member: $0) }.sorted { $0.text < $1.text }.map(\.member)
  }

  private static func dump(_ value: Any) -> String {
    var dumper = Dumper()
    return dumper.entry(Member(value: value), indent: 0, maxDepth: .max)
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

extension Member {
  fileprivate var isHidden: Bool {
    guard case .name(let name) = label else { return false }
    return name.hasPrefix("_$")
  }
}
