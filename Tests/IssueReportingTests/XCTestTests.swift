import IssueReporting
import XCTest

/// XCTest on Linux cannot expect failures, so this case keeps those it is told of to itself.
final class XCTestTests: XCTestCase {
  private var failures: [(description: String, file: String, line: Int)] = []

  override func recordFailure(
    withDescription description: String, inFile file: String, atLine line: Int, expected: Bool
  ) {
    failures.append((description, file, line))
  }

  func testAReportFailsTheRunningTestAtThePlaceOfTheCall() {
    reportIssue("Out of tea")
    let line = #line - 1
    check(["failed - Out of tea"], line: line)
  }

  func testAReportedErrorFailsTheRunningTest() {
    struct Spilled: Error {}
    reportIssue(Spilled(), "While pouring")
    let line = #line - 1
    check(["failed - Caught error: Spilled(): While pouring"], line: line)
  }

  func testTheContextIsXCTest() {
    check(TestContext.current == .xcTest)
  }

  func testExpectedIssuesDoNotFail() async {
    struct Spilled: Error {}
    withExpectedIssue { reportIssue() }
    withExpectedIssue { throw Spilled() }
    await withExpectedIssue {
      await Task.yield()
      reportIssue()
    }
    check(failures.isEmpty)
  }

  func testTheAbsenceOfAnIssueFails() async {
    withExpectedIssue("No tea") {}
    let line = #line - 1
    check(["failed - Known issue was not recorded: No tea"], line: line)
  }

  private func check(_ descriptions: [String], line: Int) {
    check(failures.map(\.description) == descriptions)
    check(failures.allSatisfy { $0.line == line && $0.file.hasSuffix("XCTestTests.swift") })
  }

  private func check(_ condition: Bool, file: StaticString = #filePath, line: UInt = #line) {
    guard !condition else { return }
    super.recordFailure(
      withDescription: "recorded \(failures)", inFile: "\(file)", atLine: Int(line),
      expected: true)
  }
}
