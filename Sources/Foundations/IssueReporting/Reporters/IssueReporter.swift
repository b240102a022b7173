/// Something that is told of every reported issue.
///
/// Implement `reportIssue(_:severity:fileID:filePath:line:column:)`; the rest has defaults. Install
/// a reporter with ``withIssueReporters(_:operation:)-(_,()->R)`` or ``IssueReporters/current``.
/// Reporters are called on whatever thread reports, several at a time.
public protocol IssueReporter: Sendable {
  /// Called when a problem is reported.
  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  )

  /// Called when a problem is reported, for reporters written before there were severities.
  @available(*, deprecated, message: "Implement 'reportIssue' with a 'severity'.")
  func reportIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  )

  /// Called when an error is reported. By default a message: `Caught error: …`.
  func reportIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  )

  /// Called when a problem is reported where one is expected. By default nothing happens.
  func expectIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  )

  /// Called when an error is reported where a problem is expected. By default a message.
  func expectIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  )
}

extension IssueReporter {
  @available(*, deprecated, message: "Implement 'reportIssue' with a 'severity'.")
  public func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    reportIssue(message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  @available(*, deprecated, message: "Implement 'reportIssue' with a 'severity'.")
  public func reportIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    StandardError.write(message(), fileID: fileID, line: line)
  }

  public func reportIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    reportIssue(
      caughtError(error, message()), severity: .error,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  public func expectIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {}

  public func expectIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    expectIssue(
      caughtError(error, message()),
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// The text of a reported error.
func caughtError(_ error: any Error, _ message: String?) -> String {
  ["Caught error: \(error)", message].compactMap(\.self).filter { !$0.isEmpty }
    .joined(separator: ": ")
}
