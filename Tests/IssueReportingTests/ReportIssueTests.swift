import IssueReporting
import Testing

@Suite struct ReportIssueTests {
  @Test func aReportFailsTheRunningTestAtThePlaceOfTheCall() {
    let line = #line + 2
    withKnownIssue {
      reportIssue("Out of tea")
    } matching: { issue in
      issue.comments == ["Out of tea"]
        && issue.severity == .error
        && issue.sourceLocation?.fileID == "IssueReportingTests/ReportIssueTests.swift"
        && issue.sourceLocation?.fileName == "ReportIssueTests.swift"
        && issue.sourceLocation?.line == line
        && issue.sourceLocation?.column == 18
    }
  }

  @Test(arguments: [nil, ""])
  func aReportWithoutAMessageStillFails(message: String?) {
    withKnownIssue {
      reportIssue(message)
    } matching: { issue in
      issue.comments.isEmpty
    }
  }

  @Test func aReportedErrorIsRecordedAsThatError() {
    struct Spilled: Error, Equatable {}
    withKnownIssue {
      reportIssue(Spilled(), "While pouring")
    } matching: { issue in
      issue.error is Spilled && issue.comments == ["While pouring"]
    }
  }

  @Test func aWarningIsRecordedAsAWarning() {
    withKnownIssue {
      reportIssue("Nearly out of tea", severity: .warning)
    } matching: { issue in
      issue.severity == .warning
    }
  }

  @Test func aContextMovesTheReport() async {
    withKnownIssue {
      withIssueContext(fileID: "A/B.swift", filePath: "/A/B.swift", line: 2, column: 7) {
        reportIssue("moved")
      }
    } matching: { issue in
      issue.sourceLocation?.fileID == "A/B.swift"
        && issue.sourceLocation?.line == 2
        && issue.sourceLocation?.column == 7
    }
    await withKnownIssue {
      await withIssueContext(fileID: "A/B.swift", filePath: "/A/B.swift", line: 3, column: 7) {
        await Task.yield()
        reportIssue("moved")
      }
    } matching: { issue in
      issue.sourceLocation?.line == 3
    }
  }

  @Test("The innermost context counts")
  func nestedContexts() {
    withKnownIssue {
      withIssueContext(fileID: "A/B.swift", filePath: "/A/B.swift", line: 2, column: 7) {
        withIssueContext(fileID: "A/C.swift", filePath: "/A/C.swift", line: 3, column: 8) {
          reportIssue("moved")
        }
      }
    } matching: { issue in
      issue.sourceLocation?.fileID == "A/C.swift" && issue.sourceLocation?.line == 3
    }
  }

  @Test func aLocationThatIsNoneDoesNotStopTheTest() {
    withKnownIssue {
      reportIssue(fileID: "", filePath: "", line: 0, column: 0)
    } matching: { issue in
      issue.sourceLocation?.line == 1
    }
    withKnownIssue {
      reportIssue(fileID: "/app/Sources/Tea/Pot.swift", line: 7)
    } matching: { issue in
      issue.sourceLocation?.fileID == "Tea/Pot.swift" && issue.sourceLocation?.line == 7
    }
  }
}
