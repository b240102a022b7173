import Testing

/// Reports that nothing in this process can expect: those of detached tasks, queues and threads.
@Suite struct FailingTests {
  @Test(
    "A report fails Swift Testing at its line, from every task, queue and thread",
    arguments: ["test", "detachedTask", "queue", "thread"])
  func swiftTesting(name: String) async throws {
    let tests = try await FinishedProcess.tests(
      "--testing-library", "swift-testing", "--filter", "SwiftTestingFixture/\(name)\\(",
      environment: [ReportingFixtures.variable: "1"])
    #expect(!tests.hasSucceeded)
    expectFailureAtReportedLine(tests.errors + tests.output)
  }

  @Test(
    "A report fails the running XCTest case at its line, from every task, queue and thread",
    arguments: ["test", "testDetachedTask", "testQueue", "testThread"])
  func xcTest(name: String) async throws {
    let tests = try await FinishedProcess.tests(
      "IssueReportingTests.XCTestFixture/\(name)",
      environment: [ReportingFixtures.variable: "1"])
    #expect(!tests.hasSucceeded)
    expectFailureAtReportedLine(tests.errors + tests.output)
  }

  private func expectFailureAtReportedLine(_ output: String) {
    let place = output.firstMatch(of: /ReportingFixtures\.swift:(\d+)/)?.1
    let line = output.firstMatch(of: /line (\d+)/)?.1
    #expect(place != nil && place == line, "\(output)")
  }
}
