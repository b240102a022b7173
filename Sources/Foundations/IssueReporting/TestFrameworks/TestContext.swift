/// The test that the current task belongs to.
public enum TestContext: Equatable, Sendable {
  /// A test of Swift Testing.
  case swiftTesting(Testing?)

  /// A test of XCTest, or work in a test process that no test of Swift Testing can be found for.
  case xcTest

  /// The context of the current task, or `nil` if this process does not run tests.
  ///
  /// Tests of Swift Testing are found through the task, so detached tasks, dispatch queues and
  /// threads do not know theirs.
  public static var current: TestContext? {
    guard isTesting else { return nil }
    guard let test = TestFrameworks.swiftTesting?.currentTest else { return .xcTest }
    return .swiftTesting(Testing(test: test))
  }

  /// Whether the current task belongs to a test of Swift Testing.
  public var isSwiftTesting: Bool {
    guard case .swiftTesting = self else { return false }
    return true
  }

  /// What is known of a test of Swift Testing.
  public struct Testing: Equatable, Sendable {
    /// The test.
    public let test: Test

    /// A test of Swift Testing. Two tests are equal when their identities are.
    public struct Test: Hashable, Identifiable, Sendable {
      /// The identity of the test, the same for all its cases and repetitions.
      public let id: ID

      /// The traits of the test, each a `Trait` of Swift Testing.
      public let traits: [any Sendable]

      public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.id == rhs.id
      }

      public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
      }

      /// The identity of a test.
      public struct ID: Hashable, Sendable {
        // Holds a `Test.ID` of Swift Testing, which is sendable.
        nonisolated(unsafe) public let rawValue: AnyHashable
      }
    }
  }
}
