/// Expects the body to report issues, all of which match.
///
/// It works the same way in every test framework, unlike
/// ``withExpectedIssue(_:isIntermittent:fileID:filePath:line:column:_:)``, and sees reported issues
/// only.
///
/// - Parameters:
///   - message: Why an issue is expected.
///   - body: What reports them. An error that it throws is thrown on.
///   - isMatch: Whether an issue is an expected one.
public func expectReportsIssue(
  _ message: String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () throws -> Void,
  matching isMatch: (ReportedIssue) -> Bool
) rethrows {
  let collector = IssueCollector()
  try withIssueReporters([collector], operation: body)
  collector.check(
    message, at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column),
    matching: isMatch)
}

/// Expects the body to report issues, all of which match. The body runs on the caller's actor.
///
/// - Parameters:
///   - message: Why an issue is expected.
///   - body: What reports them. An error that it throws is thrown on.
///   - isMatch: Whether an issue is an expected one.
public func expectReportsIssue(
  _ message: String? = nil,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () async throws -> Void,
  matching isMatch: (ReportedIssue) -> Bool
) async rethrows {
  let collector = IssueCollector()
  try await withIssueReporters([collector], operation: body)
  collector.check(
    message, at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column),
    matching: isMatch)
}

extension IssueCollector {
  fileprivate func check(
    _ message: String?, at location: IssueLocation, matching isMatch: (ReportedIssue) -> Bool
  ) {
    let issues = issues
    if issues.isEmpty {
      location.report(
        ["Expected issue to be reported", message].compactMap(\.nonEmpty).joined(separator: ": "))
    }
    for issue in issues where !isMatch(issue) {
      location.report("Issue does not match: \(issue.description)")
    }
  }
}
