/// Reports a problem that does not stop the program.
///
/// In a test the report fails the running test, at the place of the call, whichever test framework
/// runs it. In an app it becomes one line on standard error. It never crashes, so it suits
/// conditions that are wrong but survivable:
///
/// ```swift
/// guard let index = rows.firstIndex(of: row) else {
///   reportIssue("The row is not in the list.")
///   return
/// }
/// ```
///
/// - Parameters:
///   - message: What went wrong and what to do about it. Evaluated once for each reporter.
///   - severity: Whether the report fails a test. Swift Testing is told; XCTest knows errors only.
public func reportIssue(
  _ message: @autoclosure () -> String? = nil,
  severity: IssueSeverity = .error,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let location = IssueLocation.current(
    or: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  let expectation = IssueExpectation.current
  for reporter in IssueReporters.current {
    expectation?.fulfill()
    if expectation == nil {
      reporter.reportIssue(
        message(), severity: severity,
        fileID: location.fileID, filePath: location.filePath,
        line: location.line, column: location.column)
    } else {
      reporter.expectIssue(
        message(),
        fileID: location.fileID, filePath: location.filePath,
        line: location.line, column: location.column)
    }
  }
}

/// Reports an error that was caught and that nobody further up can handle.
///
/// The report reads `Caught error: …`, followed by the message if there is one.
///
/// - Parameters:
///   - error: The error.
///   - message: What was being done. Evaluated once for each reporter.
public func reportIssue(
  _ error: any Error,
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let location = IssueLocation.current(
    or: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  let expectation = IssueExpectation.current
  for reporter in IssueReporters.current {
    expectation?.fulfill()
    if expectation == nil {
      reporter.reportIssue(
        error, message(),
        fileID: location.fileID, filePath: location.filePath,
        line: location.line, column: location.column)
    } else {
      reporter.expectIssue(
        error, message(),
        fileID: location.fileID, filePath: location.filePath,
        line: location.line, column: location.column)
    }
  }
}
