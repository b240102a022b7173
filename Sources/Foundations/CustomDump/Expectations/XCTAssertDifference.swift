/// Expects a value to change in a certain way.
///
/// The changes are made to a copy of the value before the operation runs; an operation that changes
/// nothing is no failure.
@available(*, deprecated, renamed: "expectDifference")
public func XCTAssertDifference<T: Equatable>(
  _ expression: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "",
  operation: () throws -> Void = {},
  changes updateExpectingResult: (inout T) throws -> Void,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let location = AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    var expected = try expression()
    try updateExpectingResult(&expected)
    try operation()
    let actual = try expression()
    guard expected != actual else { return }
    report(problem(expected: expected, actual: actual), message(), at: location)
  } catch {
    report(error, at: location)
  }
}

/// Expects a value to change in a certain way by an asynchronous operation, which runs on the
/// caller's actor.
@available(*, deprecated, renamed: "expectDifference")
public func XCTAssertDifference<T: Equatable>(
  _ expression: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "",
  operation: () async throws -> Void,
  changes updateExpectingResult: (inout T) throws -> Void,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async {
  let location = AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    var expected = try expression()
    try updateExpectingResult(&expected)
    try await operation()
    let actual = try expression()
    guard expected != actual else { return }
    report(problem(expected: expected, actual: actual), message(), at: location)
  } catch {
    report(error, at: location)
  }
}

private func problem<T: Equatable>(expected: T, actual: T) -> String {
  difference(
    between: expected, actual, named: ("Expected", "Actual"), title: "XCTAssertDifference failed")
}
