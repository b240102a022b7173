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

  func testAReportWithoutAMessageFailsTheRunningTest() {
    reportIssue()
    reportIssue("")
    check(failures.map(\.description) == ["failed - ", "failed - "])
  }

  func testAWarningDoesNotFail() {
    reportIssue("Nearly out of tea", severity: .warning)
    check(failures.isEmpty)
  }

  func testAContextMovesTheReport() {
    withIssueContext(
      fileID: "A/XCTestTests.swift", filePath: "/XCTestTests.swift", line: 2, column: 7
    ) {
      reportIssue("moved")
    }
    check(["failed - moved"], line: 2)
  }

  func testAnUnimplementedFunctionFailsWhereItIsDefined() async {
    let fetch: @Sendable (Int) async -> Int = unimplemented("fetch", placeholder: 42)
    let line = #line - 1
    let value = await fetch(1)
    check(value == 42)
    check(failures.count == 1 && failures[0].line == line)
    check(failures.first?.description.hasPrefix("failed - Unimplemented: fetch …") == true)
  }

  func testReportsOfDetachedTasksAndQueuesFail() async {
    await Task.detached { reportIssue("task") }.value
    DispatchQueue.global().sync { reportIssue("queue") }
    check(failures.map(\.description) == ["failed - task", "failed - queue"])
  }

  func testReportedIssuesAreMatched() async {
    expectReportsIssue {
      reportIssue("Out of tea")
    } matching: { issue in
      issue.description == "Issue reported: Out of tea"
    }
    await expectReportsIssue {
      await Task.yield()
      reportIssue("Out of tea")
    } matching: { issue in
      issue.description == "Issue reported: Out of tea"
    }
    check(failures.isEmpty)
    expectReportsIssue {
    } matching: { _ in
      true
    }
    check(failures.map(\.description) == ["failed - Expected issue to be reported"])
  }

  func testExpectedIssuesDoNotFail() async {
    struct Spilled: Error {}
    withExpectedIssue { reportIssue() }
    withExpectedIssue { throw Spilled() }
    await withExpectedIssue {
      await Task.yield()
      reportIssue()
    }
    await withExpectedIssue {
      await Task.yield()
      throw Spilled()
    }
    _withKnownIssue { reportIssue() }
    await _withKnownIssue {
      await Task.yield()
      throw Spilled()
    }
    check(failures.isEmpty)
  }

  func testTheAbsenceOfAnIssueFails() async {
    withExpectedIssue("No tea") {}
    let line = #line - 1
    check(["failed - Known issue was not recorded: No tea\n\n\(adviceOnAssertions)"], line: line)
    failures = []
    await _withKnownIssue { await Task.yield() }
    check(["failed - Known issue was not recorded\n\n\(adviceOnAssertions)"], line: line + 4)
  }

  func testAnAssertionOfXCTestIsNoExpectedIssueAndTheReportOfItsAbsenceSaysSo() {
    withExpectedIssue { XCTAssertEqual(1, 2) }
    check(failures.count == 2)
    check(
      failures.last?.description
        == "failed - Known issue was not recorded\n\n\(adviceOnAssertions)")
  }

  func testAnIntermittentIssueMayBeAbsent() async {
    withExpectedIssue(isIntermittent: true) {}
    await withExpectedIssue(isIntermittent: true) { await Task.yield() }
    check(failures.isEmpty)
  }

  func testASilencedReportIsNoExpectedIssue() {
    withExpectedIssue {
      withIssueReporters([]) { reportIssue() }
    }
    check(failures.count == 1)
    check(
      failures.first?.description.hasPrefix("failed - Known issue was not recorded\n") == true)
  }

  private let adviceOnAssertions = """
    Assertions of XCTest cannot be expected on Linux: where the issue is one of them, report it with \
    'reportIssue', or expect reported issues with 'expectReportsIssue'.
    """

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
