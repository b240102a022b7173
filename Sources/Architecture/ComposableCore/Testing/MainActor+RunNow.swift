import Dispatch

extension MainActor {
  /// Runs an operation on the main actor before it returns, from wherever it is called.
  nonisolated static func runNow<Result: Sendable>(
    _ operation: @MainActor @Sendable () -> Result
  ) -> Result {
    if isCurrent {
      MainActor.assumeIsolated(operation)
    } else {
      DispatchQueue.main.sync { MainActor.assumeIsolated(operation) }
    }
  }
}
