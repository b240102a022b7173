import IssueReporting

/// The payload of a case, for a test that cannot go on without it.
///
/// - Throws: An error that names the value and the payload that was wanted, when the value is in
///   another case; the test fails.
@available(*, deprecated, message: "Use 'XCTUnwrap(value[case: \\.case])' instead.")
public func XCTUnwrap<Enum: CasePathable, Payload>(
  _ value: @autoclosure () throws -> Enum,
  case keyPath: CaseKeyPath<Enum, Payload>,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) throws -> Payload {
  let value = try value()
  guard let payload = value[case: keyPath] else {
    let error = ExtractionFailed(root: value, payload: Payload.self)
    reportFailure("XCTUnwrap", error, message(), file: file, line: line)
    throw error
  }
  return payload
}

/// Changes the payload of a case, for a test.
///
/// The test fails, and the value stays, when the value is in another case; it also fails when the
/// closure leaves the value as it was, unless it runs in a store that wants not everything asserted.
@available(*, deprecated, message: "Use 'value.modify(\\.case)' instead.")
public func XCTModify<Enum: CasePathable, Payload>(
  _ value: inout Enum,
  case keyPath: CaseKeyPath<Enum, Payload>,
  _ message: @autoclosure () -> String = "",
  _ body: (inout Payload) throws -> Void,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  guard let original = value[case: keyPath] else {
    let error = ExtractionFailed(root: value, payload: Payload.self)
    reportFailure("XCTModify", error, message(), file: file, line: line)
    return
  }
  var payload = original
  do {
    try body(&payload)
  } catch {
    reportFailure("XCTModify", error, message(), file: file, line: line)
    return
  }
  value = keyPath(payload)
  if TestExhaustivity.isOn, (original as? any Equatable)?.isEqual(to: payload) == true {
    reportFailure(
      "XCTModify", "Expected '\(payload)' to be changed, but it is as it was.", message(),
      file: file, line: line)
  }
}

private func reportFailure(
  _ function: String, _ problem: some Any, _ message: String, file: StaticString, line: UInt
) {
  reportIssue(
    "\(function) failed: \(problem)" + (message.isEmpty ? "" : " - \(message)"),
    filePath: file, line: line)
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool {
    (other as? Self).map { self == $0 } ?? false
  }
}
