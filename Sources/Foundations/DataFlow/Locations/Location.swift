/// Where a ``Binding`` reads and writes: the open base class of every kind of place.
///
/// A subclass overrides all three methods. ``Binding`` makes its transaction the current one around
/// `set(_:)`, so a location does nothing about transactions.
open class _Location<Value> {
  public init() {}

  /// The value now. Reads inside `withObservationTracking` register.
  open func get() -> Value {
    fatalError("\(type(of: self)) must override 'get()'.")
  }

  /// Writes the value, and tells whoever observes the place.
  open func set(_ value: Value) {
    fatalError("\(type(of: self)) must override 'set(_:)'.")
  }

  /// Whether both are the same place, so that a view that got the one need not be evaluated again
  /// for the other.
  open func isEqual(to other: _Location<Value>) -> Bool {
    self === other
  }
}
