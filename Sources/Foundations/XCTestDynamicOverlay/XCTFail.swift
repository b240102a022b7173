import IssueReporting

/// Fails the running test, whichever test framework runs it; in an app, writes one line to standard
/// error.
///
/// XCTest's own function of this name, which a file that imports XCTest calls, does nothing in a
/// test of Swift Testing.
@available(*, deprecated, message: "Use 'reportIssue' from IssueReporting.")
@_disfavoredOverload
public func XCTFail(
  _ message: String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  fail(
    message, context: .current, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Fails the running test at a place that the caller was given.
@available(*, deprecated, message: "Use 'reportIssue' from IssueReporting.")
@_disfavoredOverload
public func XCTFail(_ message: String = "", file: StaticString, line: UInt) {
  fail(message, context: .current, fileID: file, filePath: file, line: line, column: 1)
}

/// The place that the failures of an operation are shown at, instead of that of the failure.
@available(*, deprecated, message: "Use 'withIssueContext' from IssueReporting.")
public struct XCTFailContext: Sendable {
  @TaskLocal public static var current: Self?

  public let file: StaticString
  public let line: UInt

  public init(file: StaticString, line: UInt) {
    self.file = file
    self.line = line
  }
}

@available(*, deprecated)
private func fail(
  _ message: String, context: XCTFailContext?,
  fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
) {
  if let context {
    reportIssue(
      message, fileID: context.file, filePath: context.file, line: context.line, column: 1)
  } else {
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
