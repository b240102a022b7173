/// Expects the body to report an issue, or to throw an error.
///
/// The issues of the body do not fail the test; their absence does. In Swift Testing this is
/// `withKnownIssue`, so failed expectations count too. In XCTest and in apps only reported issues
/// and thrown errors count.
///
/// - Parameters:
///   - message: Why an issue is expected.
///   - isIntermittent: Whether the absence of an issue is fine.
public func withExpectedIssue(
  _ message: String? = nil,
  isIntermittent: Bool = false,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () throws -> Void
) {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  if let swiftTesting = TestFrameworks.runningSwiftTesting {
    swiftTesting.withKnownIssue(
      message, isIntermittent: isIntermittent, at: location, body)
    return
  }
  let expectation = IssueExpectation()
  IssueExpectation.$current.withValue(expectation) {
    do {
      try body()
    } catch {
      reportIssue(
        error, message, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }
  expectation.reportAbsence(message, isIntermittent: isIntermittent, at: location)
}

/// Expects the body to report an issue, or to throw an error. The body runs on the caller's actor.
///
/// - Parameters:
///   - message: Why an issue is expected.
///   - isIntermittent: Whether the absence of an issue is fine.
public func withExpectedIssue(
  _ message: String? = nil,
  isIntermittent: Bool = false,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () async throws -> Void
) async {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  if let swiftTesting = TestFrameworks.runningSwiftTesting {
    await swiftTesting.withKnownIssue(
      message, isIntermittent: isIntermittent, at: location, isolation: isolation, body)
    return
  }
  let expectation = IssueExpectation()
  await IssueExpectation.$current.withValue(expectation) {
    do {
      try await body()
    } catch {
      reportIssue(
        error, message, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }
  expectation.reportAbsence(message, isIntermittent: isIntermittent, at: location)
}

extension IssueExpectation {
  fileprivate func reportAbsence(
    _ message: String?, isIntermittent: Bool, at location: IssueLocation
  ) {
    guard !isFulfilled, !isIntermittent else { return }
    let absence = ["Known issue was not recorded", message].compactMap(\.nonEmpty)
      .joined(separator: ": ")
    guard TestFrameworks.xcTest != nil else { return location.report(absence) }
    location.report(
      """
      \(absence)

      Assertions of XCTest cannot be expected on Linux: where the issue is one of them, report it with \
      'reportIssue', or expect reported issues with 'expectReportsIssue'.
      """)
  }
}
