import IssueReporting

/// Expects two values to be equal; otherwise the test fails with the difference between them.
///
/// ```swift
/// expectNoDifference(user, User(name: "Ann"))
/// ```
///
/// An error that an expression throws fails the test too.
///
/// - Parameter message: What the failure starts with. Evaluated when the values differ.
public func expectNoDifference<T: Equatable>(
  _ expression1: @autoclosure () throws -> T,
  _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  do {
    let (first, second) = (try expression1(), try expression2())
    guard first != second else { return }
    reportIssue(
      start(message()) + difference(between: first, second, named: ("First", "Second")),
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  } catch {
    reportIssue(error, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// What a failure starts with.
func start(_ message: String?) -> String {
  message.map { $0 + " - " } ?? ""
}
