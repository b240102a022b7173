/// Which child there is in a place where others can be.
//
// `@unchecked`: immutable. Ids are compared only, on whatever thread.
struct ChildIdentity: Equatable, @unchecked Sendable {
  /// The number of the case, of a child whose state is an enum.
  let tag: Int?

  /// In an object, since an erased value takes long to copy, and most children have none.
  private let box: Box?

  init(tag: Int? = nil, id: AnyHashable? = nil) {
    self.tag = tag
    box = id.map(Box.init)
  }

  /// The id of the state.
  var id: AnyHashable? { box?.id }

  /// Whether another child can take the place of this one.
  var isReplaceable: Bool { tag != nil || box != nil }

  static func == (lhs: ChildIdentity, rhs: ChildIdentity) -> Bool {
    lhs.tag == rhs.tag && (lhs.box === rhs.box || lhs.id == rhs.id)
  }

  private final class Box {
    let id: AnyHashable

    init(_ id: AnyHashable) {
      self.id = id
    }
  }
}
