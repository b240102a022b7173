/// Takes the current dependencies to where they would be lost: to callbacks, queues and detached
/// tasks.
///
/// ```swift
/// withEscapedDependencies { dependencies in
///   DispatchQueue.main.async {
///     dependencies.yield { model.refresh() }
///   }
/// }
/// ```
public func withEscapedDependencies<R>(
  _ operation: (DependencyValues.Continuation) throws -> R
) rethrows -> R {
  try operation(DependencyValues.Continuation())
}

/// Takes the current dependencies to where they would be lost. The operation runs on the caller's
/// actor.
public func withEscapedDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (DependencyValues.Continuation) async throws -> R
) async rethrows -> R {
  try await operation(DependencyValues.Continuation())
}

extension DependencyValues {
  /// Dependencies on their way to another place. See ``withEscapedDependencies(_:)``.
  public struct Continuation: Sendable {
    private let values = DependencyValues._current

    /// Runs an operation with these dependencies, in the place of those that are current.
    public func yield<R>(_ operation: () throws -> R) rethrows -> R {
      try values._withCurrent(operation)
    }

    /// Runs an operation with these dependencies, on the caller's actor.
    public func yield<R>(
      isolation: isolated (any Actor)? = #isolation,
      _ operation: () async throws -> R
    ) async rethrows -> R {
      try await values._withCurrent(operation)
    }
  }
}
