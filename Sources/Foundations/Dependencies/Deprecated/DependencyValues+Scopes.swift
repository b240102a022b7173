extension DependencyValues {
  /// Changes one dependency for an operation.
  @available(*, deprecated, message: "Use 'withDependencies' to assign to the key path.")
  @discardableResult
  public static func withValue<Value, R>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: Value,
    operation: () throws -> R
  ) rethrows -> R {
    try withDependencies({ $0[keyPath: keyPath] = value }, operation: operation)
  }

  /// Changes one dependency for an asynchronous operation, which runs on the caller's actor.
  @available(*, deprecated, message: "Use 'withDependencies' to assign to the key path.")
  @discardableResult
  public static func withValue<Value, R>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: Value,
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> R
  ) async rethrows -> R {
    var values = DependencyValues._current
    values.update { $0[keyPath: keyPath] = value }
    return try await values.enter(operation)
  }

  /// Changes dependencies for an operation.
  @available(*, deprecated, renamed: "withDependencies(_:operation:)")
  @discardableResult
  public static func withValues<R>(
    _ updateValuesForOperation: (inout Self) throws -> Void,
    operation: () throws -> R
  ) rethrows -> R {
    try withDependencies(updateValuesForOperation, operation: operation)
  }

  /// Changes dependencies for an asynchronous operation. Both closures run on the caller's actor.
  @available(*, deprecated, renamed: "withDependencies(_:operation:)")
  @discardableResult
  public static func withValues<R>(
    isolation: isolated (any Actor)? = #isolation,
    _ updateValuesForOperation: (inout Self) async throws -> Void,
    operation: () async throws -> R
  ) async rethrows -> R {
    try await withDependencies(updateValuesForOperation, operation: operation)
  }

  /// Changes dependencies, of which the others have their values for tests, for an operation.
  @available(*, deprecated, message: "Use 'withDependencies'; in a test the context is 'test'.")
  public static func withTestValues(
    _ updateValuesForOperation: (inout Self) throws -> Void,
    assert operation: () throws -> Void
  ) rethrows {
    try withDependencies {
      $0 = .test
      try updateValuesForOperation(&$0)
    } operation: {
      try operation()
    }
  }

  /// Changes dependencies, of which the others have their values for tests, for an asynchronous
  /// operation. Both closures run on the caller's actor.
  @available(*, deprecated, message: "Use 'withDependencies'; in a test the context is 'test'.")
  public static func withTestValues(
    isolation: isolated (any Actor)? = #isolation,
    _ updateValuesForOperation: (inout Self) async throws -> Void,
    assert operation: () async throws -> Void
  ) async rethrows {
    try await withDependencies {
      $0 = .test
      try await updateValuesForOperation(&$0)
    } operation: {
      try await operation()
    }
  }
}
