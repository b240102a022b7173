import ConcurrencyExtras

/// The reporters that are told of reported issues.
public enum IssueReporters {
  /// The reporters of the innermost ``withIssueReporters(_:operation:)-(_,()->R)``, or else of the
  /// process.
  ///
  /// Setting them inside such a scope lasts until its end; elsewhere it changes the whole process,
  /// which an app does once, as it starts. An empty array silences every report.
  public static var current: [any IssueReporter] {
    get { scope.reporters.withLock { $0 } }
    set { scope.reporters.withLock { $0 = newValue } }
  }

  final class Scope: Sendable {
    let reporters: Locked<[any IssueReporter]>

    init(_ reporters: [any IssueReporter]) {
      self.reporters = Locked(reporters)
    }
  }

  @TaskLocal static var scope = Scope([.default])
}

/// Runs an operation whose issues, and those of its child tasks, go to the given reporters.
public func withIssueReporters<R>(
  _ reporters: [any IssueReporter],
  operation: () throws -> R
) rethrows -> R {
  try IssueReporters.$scope.withValue(IssueReporters.Scope(reporters), operation: operation)
}

/// Runs an operation on the caller's actor, whose issues, and those of its child tasks, go to the
/// given reporters.
public func withIssueReporters<R>(
  _ reporters: [any IssueReporter],
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  try await IssueReporters.$scope.withValue(IssueReporters.Scope(reporters), operation: operation)
}
