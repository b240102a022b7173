/// A child feature among all that its parent has: where it is in the parent's state, and which one.
@usableFromInline
// `@unchecked`: immutable. Identities are compared only, on whatever thread.
struct FeatureID: Hashable, @unchecked Sendable {
  /// Where the child is in the parent's state.
  let keyPath: AnyKeyPath

  /// Which child it is, when another can take its place: the case of an enum, the id of a value.
  let identity: AnyHashable?

  @usableFromInline init(_ keyPath: AnyKeyPath, identity: AnyHashable? = nil) {
    self.keyPath = keyPath
    self.identity = identity
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
