extension TestContext {
  /// The identity of one run of a test, for what is kept apart for each of them.
  ///
  /// In Swift Testing it is that of the test and of the arguments of its case, in XCTest that of
  /// the case that started last.
  package struct Identity: Hashable, Sendable {
    enum Run: Hashable {
      case swiftTesting(test: AnyHashable, testCase: AnyHashable?)
      case xcTest(startedCases: Int)
    }

    // Holds identities of Swift Testing, which are sendable.
    nonisolated(unsafe) let run: Run

    var isOfXCTest: Bool {
      if case .xcTest = run { true } else { false }
    }

    /// Whether the run has ended for certain, since another one began in its place.
    func isReplaced(by other: Identity) -> Bool {
      guard case .xcTest(let own) = run, case .xcTest(let others) = other.run else { return false }
      return own < others
    }
  }

  /// The identity of the test that is running.
  ///
  /// It is `nil` where this process runs no tests, and where a detached task, a queue or a thread
  /// of Swift Testing cannot know its test. XCTest runs one test at a time, so there it is always
  /// known.
  package static var currentIdentity: Identity? {
    guard isTesting else { return nil }
    if let run = TestFrameworks.swiftTesting?.currentRun {
      return Identity(run: run)
    }
    guard !TestFrameworks.isProcessOfSwiftTesting, TestFrameworks.xcTest != nil else { return nil }
    return Identity(run: .xcTest(startedCases: XCTestCaseCounter.startedCases))
  }
}
