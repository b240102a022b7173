/// Changes dependencies for an operation.
///
/// ```swift
/// let model = withDependencies {
///   $0.uuid = .incrementing
/// } operation: {
///   Model()
/// }
/// ```
///
/// The other dependencies stay as they are. The change holds for what the operation calls, for
/// tasks that it starts (not for detached ones and callbacks: see ``withEscapedDependencies(_:)``),
/// and for every ``Dependency`` that is made in it.
///
/// - Parameters:
///   - updateValuesForOperation: Assigns to the dependencies.
///   - operation: What the changed dependencies are for.
@discardableResult
public func withDependencies<R>(
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R
) rethrows -> R {
  var values = DependencyValues._current
  try values.update(updateValuesForOperation)
  return try values.enter(operation)
}

/// Changes dependencies for an asynchronous operation. Both closures run on the caller's actor.
///
/// - Parameters:
///   - updateValuesForOperation: Assigns to the dependencies.
///   - operation: What the changed dependencies are for.
@discardableResult
public func withDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R
) async rethrows -> R {
  var values = DependencyValues._current
  try await DependencyValues.$isUpdating.withValue(true) {
    try await updateValuesForOperation(&values)
  }
  return try await values.enter(operation)
}

extension DependencyValues {
  /// Runs an operation with these values, and remembers them for the object that it returns.
  func enter<R>(_ operation: () throws -> R) rethrows -> R {
    try withTaskValues {
      let result =
        try DependencyValues.isUpdating
        ? DependencyValues.$isUpdating.withValue(false, operation: operation) : operation()
      DependencyObjects.shared.remember(self, for: result)
      return result
    }
  }

  func enter<R>(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> R
  ) async rethrows -> R {
    try await DependencyValues.$ofTask.withValue(self) {
      let result =
        try await DependencyValues.isUpdating
        ? DependencyValues.$isUpdating.withValue(false, operation: operation) : operation()
      DependencyObjects.shared.remember(self, for: result)
      return result
    }
  }
}
