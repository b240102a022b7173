/// XCTest, found in this process.
struct XCTestFramework: TestFramework {
  private typealias Fail = @convention(thin) @Sendable (String, StaticString, UInt) -> Void

  private let fail: Fail

  init?() {
    guard
      let fail = loadedFunction(
        "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF", as: Fail.self)
    else { return nil }
    self.fail = fail
  }

  func recordIssue(_ message: String?, severity: IssueSeverity, at location: IssueLocation) {
    guard severity == .error else {
      StandardError.write(message, fileID: location.fileID, line: location.line)
      return
    }
    fail(message ?? "", location.filePath, location.line)
  }

  func recordError(_ error: any Error, _ message: String?, at location: IssueLocation) {
    fail(caughtError(error, message), location.filePath, location.line)
  }
}
