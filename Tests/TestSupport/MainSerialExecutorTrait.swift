import ConcurrencyExtras
import Testing

/// Runs tests on the main serial executor, where it is certain who runs first.
package struct MainSerialExecutorTrait: SuiteTrait, TestTrait, TestScoping {
  package let isRecursive = true

  package func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    testCase == nil ? nil : self
  }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withMainSerialExecutor(operation: function)
  }
}

extension Trait where Self == MainSerialExecutorTrait {
  package static var mainSerialExecutor: Self { Self() }
}
