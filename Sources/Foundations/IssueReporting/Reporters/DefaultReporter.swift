extension IssueReporter where Self == DefaultReporter {
  /// Fails the running test; in an app, writes one line to standard error.
  public static var `default`: Self { DefaultReporter() }

  /// The name that ``default`` had before tests were its business too.
  public static var runtimeWarning: Self { DefaultReporter() }
}

/// The reporter that is in place until others are.
public struct DefaultReporter: IssueReporter {
  public func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    guard let framework = runningTestFramework(fileID: fileID, line: line) else {
      StandardError.write(message(), fileID: fileID, line: line)
      return
    }
    framework.recordIssue(
      message(), severity: severity,
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  public func reportIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    guard let framework = runningTestFramework(fileID: fileID, line: line) else {
      StandardError.write(caughtError(error, message()), fileID: fileID, line: line)
      return
    }
    framework.recordError(
      error, message(),
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  public func expectIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    print("\(fileID):\(line): \(message().nonEmpty ?? "Issue expected")")
  }

  private func runningTestFramework(
    fileID: StaticString, line: UInt
  ) -> (any TestFramework)? {
    guard isTesting else { return nil }
    if let framework = TestFrameworks.running { return framework }
    StandardError.write(
      """
      The next issue fails no test, since this process has neither Swift Testing nor XCTest loaded: \
      run the tests with 'swift test', or link the test framework dynamically.
      """,
      fileID: fileID, line: line)
    return nil
  }
}
