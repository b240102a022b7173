/// A child feature among all that its parent has: where it is in the parent's state, and which one.
@usableFromInline
// `@unchecked`: immutable. Identities are compared only, on whatever thread.
struct FeatureID: Hashable, @unchecked Sendable {
  /// Where the child is in the parent's state.
  let keyPath: AnyKeyPath

  /// Which of the children there it is.
  let child: ChildIdentity

  init(_ keyPath: AnyKeyPath, _ child: ChildIdentity) {
    self.keyPath = keyPath
    self.child = child
  }

  @usableFromInline init(_ keyPath: AnyKeyPath, identity: AnyHashable? = nil) {
    self.init(keyPath, ChildIdentity(id: identity))
  }

  /// The id of the child's state, where it has one.
  var identity: AnyHashable? { child.id }
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
