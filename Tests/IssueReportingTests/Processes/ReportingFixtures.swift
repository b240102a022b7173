import Foundation
import IssueReporting
import Testing
import XCTest

/// Tests that fail, for `FailingTests`, which runs them in a process of their own.
enum ReportingFixtures {
  static let variable = "ISSUE_REPORTING_FIXTURES"
  static let isEnabled = ProcessInfo.processInfo.environment[variable] != nil
}

@Suite(.enabled(if: ReportingFixtures.isEnabled)) struct SwiftTestingFixture {
  @Test func test() { reportIssue("line \(#line)") }

  @Test func detachedTask() async {
    await Task.detached { reportIssue("line \(#line)") }.value
  }

  @Test func queue() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        reportIssue("line \(#line)")
        continuation.resume()
      }
    }
  }

  @Test func thread() async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        reportIssue("line \(#line)")
        continuation.resume()
      }
    }
  }
}

final class XCTestFixture: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(ReportingFixtures.isEnabled, "It fails: 'FailingTests' runs it.")
  }

  func test() { reportIssue("line \(#line)") }

  func testDetachedTask() async {
    await Task.detached { reportIssue("line \(#line)") }.value
  }

  func testQueue() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        reportIssue("line \(#line)")
        continuation.resume()
      }
    }
  }

  func testThread() async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        reportIssue("line \(#line)")
        continuation.resume()
      }
    }
  }
}
