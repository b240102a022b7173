/// Expects two values to be equal.
@available(*, deprecated, renamed: "expectNoDifference")
public func XCTAssertNoDifference<T: Equatable>(
  _ expression1: @autoclosure () throws -> T,
  _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let location = AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    let (first, second) = (try expression1(), try expression2())
    guard first != second else { return }
    report(
      difference(
        between: first, second, named: ("First", "Second"), title: "XCTAssertNoDifference failed"),
      message(), at: location)
  } catch {
    report(error, at: location)
  }
}
