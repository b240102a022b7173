/// Expects the body to report an issue, or to throw an error.
///
/// The newer name of ``withExpectedIssue(_:isIntermittent:fileID:filePath:line:column:_:)``.
public func _withKnownIssue(
  _ message: String? = nil,
  isIntermittent: Bool = false,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () throws -> Void
) {
  withExpectedIssue(
    message, isIntermittent: isIntermittent,
    fileID: fileID, filePath: filePath, line: line, column: column, body)
}

/// Expects the body to report an issue, or to throw an error. The body runs on the caller's actor.
///
/// The newer name of
/// ``withExpectedIssue(_:isIntermittent:isolation:fileID:filePath:line:column:_:)``.
public func _withKnownIssue(
  _ message: String? = nil,
  isIntermittent: Bool = false,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () async throws -> Void
) async {
  await withExpectedIssue(
    message, isIntermittent: isIntermittent, isolation: isolation,
    fileID: fileID, filePath: filePath, line: line, column: column, body)
}
