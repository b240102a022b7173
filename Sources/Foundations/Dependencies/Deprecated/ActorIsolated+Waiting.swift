import ConcurrencyExtras

@available(*, deprecated, message: "Use 'LockIsolated', whose operations do not wait.")
extension ActorIsolated where Value: Sendable {
  /// Changes the value in an operation that may wait. What others write meanwhile is lost.
  @_disfavoredOverload
  public func withValue<T: Sendable>(
    _ operation: @Sendable (inout Value) async throws -> T
  ) async rethrows -> T {
    var value = self.value
    defer { setValue(value) }
    return try await operation(&value)
  }
}
