import IssueReporting
import Testing

@Suite struct ExpectedIssueTests {
  struct Spilled: Error {}

  @Test func reportsFailuresAndErrorsAreExpected() async {
    withExpectedIssue { reportIssue() }
    withExpectedIssue { Issue.record() }
    withExpectedIssue { throw Spilled() }
    await withExpectedIssue {
      await Task.yield()
      reportIssue()
    }
    await withExpectedIssue {
      await Task.yield()
      throw Spilled()
    }
  }

  @Test func theAbsenceOfAnIssueFails() async {
    withKnownIssue {
      withExpectedIssue("No tea") {}
    } matching: { issue in
      "\(issue)".contains("Known issue was not recorded") && issue.comments == ["No tea"]
    }
    await withKnownIssue {
      await withExpectedIssue { await Task.yield() }
    } matching: { issue in
      "\(issue)".contains("Known issue was not recorded")
    }
  }

  @Test func anIntermittentIssueMayBeAbsent() async {
    withExpectedIssue(isIntermittent: true) {}
    await withExpectedIssue(isIntermittent: true) { await Task.yield() }
  }

  @MainActor @Test func theBodyRunsOnTheCallersActor() async {
    await withExpectedIssue {
      MainActor.assertIsolated()
      await Task.yield()
      MainActor.assertIsolated()
      reportIssue()
    }
  }
}
