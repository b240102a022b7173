/// A test framework that runs in this process and that issues can be recorded with.
protocol TestFramework: Sendable {
  func recordIssue(_ message: String?, severity: IssueSeverity, at location: IssueLocation)

  func recordError(_ error: any Error, _ message: String?, at location: IssueLocation)
}

/// The test frameworks of this process.
///
/// This library links none of them, so that apps link none. They are found at run time in the
/// process that runs the tests, which has loaded them.
enum TestFrameworks {
  static let swiftTesting: (any SwiftTestingFramework)? = loadSwiftTesting()
  static let xcTest: (any TestFramework)? = XCTestFramework()

  /// The framework that runs the current test.
  ///
  /// Work that no test of Swift Testing can be found for, as in a detached task, belongs to a test
  /// of the framework that the process was started for.
  static var running: (any TestFramework)? {
    runningSwiftTesting ?? xcTest
  }

  /// Swift Testing, where it runs the current test.
  static var runningSwiftTesting: (any SwiftTestingFramework)? {
    guard isTesting, isProcessOfSwiftTesting || swiftTesting?.currentTest != nil else { return nil }
    return swiftTesting
  }

  /// `swift test` runs the tests of each framework in a process of their own, and tells it which.
  static let isProcessOfSwiftTesting: Bool = {
    let arguments = CommandLine.arguments
    guard let option = arguments.firstIndex(of: "--testing-library") else { return false }
    return arguments[option...].dropFirst().first == "swift-testing"
  }()
}
