/// A value behind an actor.
@available(*, deprecated, message: "Use 'LockIsolated', which needs no 'await'.")
public final actor ActorIsolated<Value> {
  /// The present value.
  public var value: Value

  public init(_ value: Value) {
    self.value = value
  }

  /// Changes the value in one step that no other access can interrupt.
  public func withValue<T>(_ operation: (inout Value) throws -> sending T) rethrows -> sending T {
    var value = self.value
    defer { self.value = value }
    return try operation(&value)
  }

  /// Replaces the value.
  public func setValue(_ newValue: Value) {
    self.value = newValue
  }
}
