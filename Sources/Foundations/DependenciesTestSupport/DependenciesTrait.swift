import Dependencies
import Testing

/// Changes dependencies for a test, or for each test of a suite. See ``Testing/Trait/dependencies``.
public struct _DependenciesTrait: SuiteTrait, TestScoping, TestTrait {
  private let updateValues: @Sendable (inout DependencyValues) async throws -> Void

  init(_ updateValues: @escaping @Sendable (inout DependencyValues) async throws -> Void) {
    self.updateValues = updateValues
  }

  /// Whether a trait further out has given the test values of its own already.
  @TaskLocal private static var isInside = false

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withDependencies {
      if !Self.isInside { $0 = DependencyValues() }
      try await updateValues(&$0)
    } operation: {
      try await Self.$isInside.withValue(true) { try await function() }
    }
  }
}

extension Trait where Self == _DependenciesTrait {
  /// Gives each test, and each case of a test with arguments, dependencies of its own, of which none
  /// is made yet.
  ///
  /// The traits of a suite hold for the tests in it; a trait further in adds to those further out.
  public static var dependencies: Self {
    Self { _ in }
  }

  /// Changes dependencies for a test, or for each test of a suite.
  ///
  /// ```swift
  /// @Test(.dependencies { $0.uuid = .incrementing })
  /// func addItem() { … }
  /// ```
  ///
  /// - Parameter updateValues: Assigns to the dependencies. An error that it throws fails the test.
  public static func dependencies(
    _ updateValues: @escaping @Sendable (inout DependencyValues) async throws -> Void
  ) -> Self {
    Self(updateValues)
  }

  /// Changes a dependency for a test, or for each test of a suite.
  ///
  /// ```swift
  /// @Suite(.dependency(\.continuousClock, ImmediateClock()))
  /// struct TimerTests { … }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: A dependency, or something inside of one.
  ///   - value: What to assign to it; it is made anew for each test.
  public static func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self {
    Self { $0[keyPath: keyPath] = try value() }
  }

  /// Changes a dependency whose type is its own key for a test, or for each test of a suite.
  ///
  /// - Parameter value: What to assign to it; it is made anew for each test.
  public static func dependency<Value: TestDependencyKey>(
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self where Value.Value == Value {
    Self { $0[Value.self] = try value() }
  }
}
