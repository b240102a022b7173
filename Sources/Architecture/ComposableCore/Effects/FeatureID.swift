/// A child feature among all that its parent has: where it is in the parent's state, and which one.
@usableFromInline
// `@unchecked`: immutable. Identities are compared only, on whatever thread.
struct FeatureID: Hashable, @unchecked Sendable {
  /// Where the child is in the parent's state.
  let keyPath: AnyKeyPath

  /// Which child it is, when another can take its place: the number of an enum's case.
  let tag: Int?

  /// Which child it is, when another can take its place: the id of a value.
  var identity: AnyHashable? { box?.identity }

  /// In an object, since an erased value takes long to copy, and most children have none.
  private let box: IdentityBox?

  @usableFromInline init(_ keyPath: AnyKeyPath, tag: Int? = nil, identity: AnyHashable? = nil) {
    self.keyPath = keyPath
    self.tag = tag
    box = identity.map(IdentityBox.init)
  }

  /// Whether another child can take the place of this one.
  var isReplaceable: Bool { tag != nil || box != nil }

  @usableFromInline static func == (lhs: FeatureID, rhs: FeatureID) -> Bool {
    guard lhs.tag == rhs.tag, lhs.keyPath === rhs.keyPath || lhs.keyPath == rhs.keyPath else {
      return false
    }
    return lhs.box === rhs.box || lhs.identity == rhs.identity
  }

  @usableFromInline func hash(into hasher: inout Hasher) {
    hasher.combine(keyPath)
    hasher.combine(tag)
    hasher.combine(identity)
  }
}

private final class IdentityBox {
  let identity: AnyHashable

  init(_ identity: AnyHashable) {
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
