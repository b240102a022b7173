/// What ``ObservableState()`` stores in state to know who reads it.
///
/// It is no part of the value: any two are equal, and it encodes as nothing.
public struct ObservationStateRegistrar: Sendable {
  @usableFromInline var identity = StateIdentity()

  public init() {}

  public var id: ObservableStateID { ObservableStateID(number: identity.number) }

  /// Tells all readers of a change of value, and makes the value another one than its copies.
  public mutating func _$willModify() {
    identity.notifyReplaced()
    identity = StateIdentity()
  }

  /// Records a read of a property.
  @inlinable public func access(_ field: Int) {
    // Reducers read a lot, and nobody waits for what they have read.
    if Reduction.isActive { return }
    identity.recordRead(of: StateField(field))
  }

  /// Whether anybody has read a property.
  @inlinable public func isObserved(_ field: Int) -> Bool {
    identity.isObserved(StateField(field))
  }

  /// Tells the readers of a property of its change.
  @inlinable public func notify(_ field: Int) {
    identity.notify(StateField(field))
  }

  /// Makes the value another one than its copies, if there are any. Nobody needs to be told: who
  /// holds the registrar knows that its own value has changed.
  @inlinable public mutating func separateFromCopies() {
    if !isKnownUniquelyReferenced(&identity) { identity = StateIdentity() }
  }
}

extension ObservationStateRegistrar: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool { true }

  public func hash(into hasher: inout Hasher) {}
}

extension ObservationStateRegistrar: Codable {
  public init(from decoder: any Decoder) {
    self.init()
  }

  public func encode(to encoder: any Encoder) {}
}

// The code that the compiler synthesizes for `Codable` state calls these, and so neither writes a
// key for the registrar nor asks for one.

extension KeyedDecodingContainer {
  public func decode(_ type: ObservationStateRegistrar.Type, forKey key: Key) throws
    -> ObservationStateRegistrar
  {
    ObservationStateRegistrar()
  }
}

extension KeyedEncodingContainer {
  public mutating func encode(_ value: ObservationStateRegistrar, forKey key: Key) throws {}
}
