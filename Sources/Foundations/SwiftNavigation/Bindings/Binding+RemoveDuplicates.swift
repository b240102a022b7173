import DataFlow

extension Binding {
  /// The same binding, which does not write a value that the place has already.
  ///
  /// Without it, a write of an equal value runs what the write sets off all the same.
  public func removeDuplicates() -> Binding where Value: Equatable {
    derived(DistinctLocation(_location, areDuplicates: ==, isByEquality: true))
  }

  /// The same binding, which does not write a value that a closure takes for the one that the
  /// place has.
  public func removeDuplicates(by areDuplicates: @escaping (Value, Value) -> Bool) -> Binding {
    derived(DistinctLocation(_location, areDuplicates: areDuplicates, isByEquality: false))
  }
}

/// Another place, which is written when its value becomes a different one.
private final class DistinctLocation<Value>: _Location<Value> {
  private let base: _Location<Value>
  private let areDuplicates: (Value, Value) -> Bool
  private let isByEquality: Bool

  init(
    _ base: _Location<Value>, areDuplicates: @escaping (Value, Value) -> Bool, isByEquality: Bool
  ) {
    self.base = base
    self.areDuplicates = areDuplicates
    self.isByEquality = isByEquality
  }

  override func get() -> Value {
    base.get()
  }

  override func set(_ value: Value) {
    if !areDuplicates(base.get(), value) { base.set(value) }
  }

  /// Closures cannot be compared, so places with one of their own are the same only by identity.
  override func isEqual(to other: _Location<Value>) -> Bool {
    guard let other = other as? DistinctLocation else { return false }
    return self === other
      || isByEquality && other.isByEquality && base.isEqual(to: other.base)
  }
}
