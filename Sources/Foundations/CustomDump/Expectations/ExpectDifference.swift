import IssueReporting

/// Expects a value to change in a certain way; otherwise the test fails with the difference between
/// the expected and the actual value.
///
/// ```swift
/// expectDifference(counter.state) {
///   counter.increment()
/// } changes: {
///   $0.count = 1
/// }
/// ```
///
/// Without an operation the changes describe a part of the value as it is: making them once more
/// must change nothing.
///
/// An error that a closure throws fails the test too.
///
/// - Parameters:
///   - expression: The value, evaluated before and after the operation.
///   - message: What the failure starts with. Evaluated when the test fails.
///   - operation: What changes the value.
///   - changes: Changes the old value into the expected one.
public func expectDifference<T: Equatable>(
  _ expression: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String? = nil,
  operation: (() throws -> Void)? = nil,
  changes updateExpectingResult: (inout T) throws -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  do {
    let original = try expression()
    try operation?()
    var expected = original
    try updateExpectingResult(&expected)
    let problem = problem(
      original: original, expected: expected, actual: try expression(),
      isChangeExpected: operation != nil)
    guard let problem else { return }
    reportIssue(
      start(message()) + problem, fileID: fileID, filePath: filePath, line: line, column: column)
  } catch {
    reportIssue(error, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// Expects a value to change in a certain way by an asynchronous operation; otherwise the test
/// fails with the difference between the expected and the actual value. Everything runs on the
/// caller's actor.
///
/// - Parameters:
///   - expression: The value, evaluated before and after the operation.
///   - message: What the failure starts with. Evaluated when the test fails.
///   - operation: What changes the value.
///   - changes: Changes the old value into the expected one.
public func expectDifference<T: Equatable>(
  _ expression: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String? = nil,
  operation: () async throws -> Void,
  changes updateExpectingResult: (inout T) throws -> Void,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async {
  do {
    let original = try expression()
    try await operation()
    var expected = original
    try updateExpectingResult(&expected)
    let problem = problem(
      original: original, expected: expected, actual: try expression(), isChangeExpected: true)
    guard let problem else { return }
    reportIssue(
      start(message()) + problem, fileID: fileID, filePath: filePath, line: line, column: column)
  } catch {
    reportIssue(error, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

private func problem<T: Equatable>(
  original: T, expected: T, actual: T, isChangeExpected: Bool
) -> String? {
  if expected != actual {
    return difference(between: expected, actual, named: ("Expected", "Actual"))
  }
  if isChangeExpected, expected == original {
    return "No difference detected after applying changes."
  }
  return nil
}
