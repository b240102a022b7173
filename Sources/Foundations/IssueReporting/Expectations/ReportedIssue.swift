import ConcurrencyExtras

/// An issue that was reported in ``expectReportsIssue(_:fileID:filePath:line:column:_:matching:)``.
public struct ReportedIssue: Sendable {
  /// `Issue reported`, with the message if there was one.
  public let description: String

  /// The error, if one was reported.
  public let error: (any Error)?

  public let severity: IssueSeverity
  public let fileID: StaticString
  public let filePath: StaticString
  public let line: UInt
  public let column: UInt
}

/// A reporter that keeps what is reported.
final class IssueCollector: IssueReporter {
  private let collected = Locked<[ReportedIssue]>([])

  var issues: [ReportedIssue] { collected.withLock { $0 } }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    collect(
      message(), error: nil, severity: severity,
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  func reportIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    collect(
      caughtError(error, message()), error: error, severity: .error,
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private func collect(
    _ message: String?, error: (any Error)?, severity: IssueSeverity, at location: IssueLocation
  ) {
    let issue = ReportedIssue(
      description: ["Issue reported", message].compactMap(\.nonEmpty).joined(separator: ": "),
      error: error, severity: severity,
      fileID: location.fileID, filePath: location.filePath,
      line: location.line, column: location.column)
    collected.withLock { $0.append(issue) }
  }
}
