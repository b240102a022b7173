public import Testing

extension Trait where Self == TaskLocalTrait {
  /// Runs each test with a task-local value.
  ///
  /// ```swift
  /// @Test(.taskLocal(Shop.$currency, "CHF"))
  /// func prices() { … }
  /// ```
  ///
  /// The compiler finds `$currency` here if another module declares it, such as the one under test:
  /// arguments of a macro do not see what other macros of their own module declare.
  ///
  /// - Parameter value: Evaluated for each case of each test.
  public static func taskLocal<Value: Sendable>(
    _ taskLocal: TaskLocal<Value>,
    _ value: @autoclosure @escaping @Sendable () -> Value
  ) -> Self {
    TaskLocalTrait(taskLocal, value)
  }
}

extension TaskLocal where Value: Sendable {
  /// A trait that runs each test with this value: `@Test(Shop.$currency.set("CHF"))`.
  ///
  /// - Parameter value: Evaluated for each case of each test.
  public func set(_ value: @autoclosure @escaping @Sendable () -> Value) -> TaskLocalTrait {
    TaskLocalTrait(self, value)
  }
}

/// A trait of tests and suites that runs each test with a task-local value.
public struct TaskLocalTrait: TestTrait, SuiteTrait, TestScoping {
  /// The tests in a suite have the value, too.
  public let isRecursive = true

  private let provide: @Sendable (@Sendable () async throws -> Void) async throws -> Void

  init<Value: Sendable>(_ taskLocal: TaskLocal<Value>, _ value: @escaping @Sendable () -> Value) {
    self.provide = { test in
      try await taskLocal.withValue(value(), operation: test)
    }
  }

  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await provide(function)
  }
}
