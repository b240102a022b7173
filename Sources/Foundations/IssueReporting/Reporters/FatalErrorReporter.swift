extension IssueReporter where Self == FatalErrorReporter {
  /// Stops the process at the first issue.
  public static var fatalError: Self { FatalErrorReporter() }
}

/// A reporter that stops the process, for those who want no issue to pass unnoticed.
public struct FatalErrorReporter: IssueReporter {
  public func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    Swift.fatalError(message() ?? "", file: filePath, line: line)
  }
}
