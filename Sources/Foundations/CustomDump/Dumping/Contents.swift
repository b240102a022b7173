/// What is in a container.
struct Contents {
  /// The members, in the order in which they are shown.
  let all: [Member]
  /// The members, without those that macros store under names that start with `_$`.
  let visible: [Member]
  /// Whether all of it goes on the container's line, since there is one member, and that is a leaf.
  let isInline: Bool

  init(_ mirror: Mirror, kind: Container.Kind, hidesMembers: Bool) {
    all = Self.members(of: mirror, kind: kind)
    visible =
      hidesMembers && !kind.hasElements && all.contains(where: \.isHidden)
      ? all.filter { !$0.isHidden } : all
    isInline = !kind.hasElements && all.count == 1 && all[0].isLeaf
  }

  private static func members(of mirror: Mirror, kind: Container.Kind) -> [Member] {
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

  private static func sorted(_ members: [Member], by text: (Member) -> String) -> [Member] {
    members.map { (text: text($0), member: $0) }.sorted { $0.text < $1.text }.map(\.member)
  }

  private static func dump(_ value: Any) -> String {
    var dumper = Dumper()
    return dumper.entry(Member(value: value), indent: 0, maxDepth: .max)
  }
}

extension Member {
  fileprivate var isHidden: Bool {
    guard case .name(let name) = label else { return false }
    return name.hasPrefix("_$")
  }
}
