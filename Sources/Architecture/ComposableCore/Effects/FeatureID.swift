/// A child feature among all that its parent has: where it is in the parent's state, and which one.
@usableFromInline
// `@unchecked`: immutable. Identities are compared only, on whatever thread.
struct FeatureID: Hashable, @unchecked Sendable {
  /// Where the child is in the parent's state.
  let keyPath: AnyKeyPath

  /// Which child it is there.
  let child: ChildIdentity

  /// Which child it is, when another can take its place: the number of an enum's case.
  var tag: Int? { child.tag }

  /// Which child it is, when another can take its place: the id of a value.
  var identity: AnyHashable? { child.id }

  @usableFromInline init(_ keyPath: AnyKeyPath, tag: Int? = nil, identity: AnyHashable? = nil) {
    self.init(keyPath, ChildIdentity(tag: tag, id: identity))
  }

  init(_ keyPath: AnyKeyPath, _ child: ChildIdentity) {
    self.keyPath = keyPath
    self.child = child
  }

  /// Whether another child can take the place of this one.
  var isReplaceable: Bool { child.isReplaceable }

  @usableFromInline static func == (lhs: FeatureID, rhs: FeatureID) -> Bool {
    (lhs.keyPath === rhs.keyPath || lhs.keyPath == rhs.keyPath) && lhs.child == rhs.child
  }

  @usableFromInline func hash(into hasher: inout Hasher) {
    hasher.combine(keyPath)
    hasher.combine(tag)
    hasher.combine(identity)
  }
}

/// The id of effects that are cancelled together. Values of different types are different ids.
@usableFromInline
// `@unchecked`: made of `Hashable & Sendable` values only.
struct CancelID: Hashable, @unchecked Sendable {
  private let id: AnyHashable
  private let type: ObjectIdentifier

  init<ID: Hashable & Sendable>(_ id: ID) {
    self.id = AnyHashable(id)
    // `AnyHashable` takes numbers of different types for equal.
    self.type = ObjectIdentifier(Swift.type(of: id))
  }
}
