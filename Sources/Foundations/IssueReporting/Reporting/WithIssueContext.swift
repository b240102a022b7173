/// Shows the issues that the operation reports at the caller's place, not at theirs.
///
/// For helpers of tests, whose failures belong to the line that called the helper.
public func withIssueContext<R>(
  fileID: StaticString,
  filePath: StaticString,
  line: UInt,
  column: UInt,
  operation: () throws -> R
) rethrows -> R {
  try IssueLocation.$context.withValue(
    IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column),
    operation: operation
  )
}

/// Shows the issues that the operation reports at the caller's place, not at theirs.
///
/// The operation runs on the caller's actor.
public func withIssueContext<R>(
  fileID: StaticString,
  filePath: StaticString,
  line: UInt,
  column: UInt,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  try await IssueLocation.$context.withValue(
    IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column),
    operation: operation
  )
}
