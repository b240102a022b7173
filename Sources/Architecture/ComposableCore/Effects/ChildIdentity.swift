/// Which child is at a place in the state of a parent, where another can take its place: the case
/// of an enum, the id of a value.
@usableFromInline
struct ChildIdentity: Hashable {
  /// In an object, since an erased value takes long to copy, and most children have none.
  private final class Box {
    let id: AnyHashable

    init(_ id: AnyHashable) {
      self.id = id
    }
  }

  /// The number of an enum's case.
  private let tag: Int?
  private let box: Box?

  init(tag: Int? = nil, id: AnyHashable?) {
    self.tag = tag
    box = id.map(Box.init)
  }

  /// The child of a place where there is never another one.
  static var only: ChildIdentity { ChildIdentity(id: nil) }

  var hasID: Bool { box != nil }

  /// The id of a value.
  var id: AnyHashable? { box?.id }

  /// Whether another child can take the place of this one.
  var isReplaceable: Bool { tag != nil || box != nil }

  @usableFromInline static func == (lhs: ChildIdentity, rhs: ChildIdentity) -> Bool {
    lhs.tag == rhs.tag && (lhs.box === rhs.box || lhs.id == rhs.id)
  }

  @usableFromInline func hash(into hasher: inout Hasher) {
    hasher.combine(tag)
    hasher.combine(id)
  }
}
