import IssueReporting

/// Where an assertion was written.
struct AssertionLocation {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
}

/// Reports what a deprecated assertion found, with the caller's message at its end.
func report(_ problem: String, _ message: String, at location: AssertionLocation) {
  reportIssue(
    problem + (message.isEmpty ? "" : " - \(message)"), fileID: location.fileID,
    filePath: location.filePath, line: location.line, column: location.column)
}

/// Reports an error that a closure of an assertion threw.
func report(_ error: any Error, at location: AssertionLocation) {
  reportIssue(
    error, fileID: location.fileID, filePath: location.filePath, line: location.line,
    column: location.column)
}
