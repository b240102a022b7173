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

  @Test("'_withKnownIssue' is the same as 'withExpectedIssue'")
  func theNewerName() async {
    _withKnownIssue { reportIssue() }
    await _withKnownIssue {
      await Task.yield()
      throw Spilled()
    }
    _withKnownIssue(isIntermittent: true) {}
    let line = #line + 2
    withKnownIssue {
      _withKnownIssue("No tea") {}
    } matching: { issue in
      issue.comments == ["No tea"] && issue.sourceLocation?.line == line
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

@Suite struct ExpectReportsIssueTests {
  struct Spilled: Error {}

  @Test func reportedIssuesAreGivenToTheMatcher() async {
    let line = #line + 2
    expectReportsIssue {
      reportIssue("Out of tea", severity: .warning)
    } matching: { issue in
      issue.description == "Issue reported: Out of tea" && issue.severity == .warning
        && issue.line == line && issue.error == nil
    }
    await expectReportsIssue {
      await Task.yield()
      reportIssue(Spilled())
    } matching: { issue in
      issue.description == "Issue reported: Caught error: Spilled()" && issue.error is Spilled
    }
  }

  @Test func theAbsenceOfAnIssueAndAnotherIssueAreReported() {
    expectReportsIssue {
      expectReportsIssue("No tea") {
      } matching: { _ in
        true
      }
    } matching: { issue in
      issue.description == "Issue reported: Expected issue to be reported: No tea"
    }
    expectReportsIssue {
      expectReportsIssue {
        reportIssue("Cold")
        reportIssue("Spilled")
      } matching: { issue in
        issue.description == "Issue reported: Cold"
      }
    } matching: { issue in
      issue.description == "Issue reported: Issue does not match: Issue reported: Spilled"
    }
  }

  @Test("The asynchronous form reports what the other one does")
  func theAsynchronousForm() async {
    await expectReportsIssue {
      await expectReportsIssue {
        await Task.yield()
      } matching: { _ in
        true
      }
    } matching: { issue in
      issue.description == "Issue reported: Expected issue to be reported"
    }
    await expectReportsIssue {
      await expectReportsIssue {
        await Task.yield()
        reportIssue("Spilled")
      } matching: { _ in
        false
      }
    } matching: { issue in
      issue.description == "Issue reported: Issue does not match: Issue reported: Spilled"
    }
  }

  @Test("Every issue that does not match is reported")
  func everyMismatch() {
    let log = Log()
    withIssueReporters([Recorder("r", log)]) {
      expectReportsIssue {
        reportIssue()
        reportIssue("Out of tea")
        reportIssue("Spilled")
      } matching: { issue in
        issue.description == "Issue reported: Out of tea"
      }
    }
    #expect(
      log.entries == [
        "r: Issue does not match: Issue reported error",
        "r: Issue does not match: Issue reported: Spilled error",
      ])
  }

  @Test func anErrorIsThrownOn() async {
    #expect(throws: Spilled.self) {
      try expectReportsIssue {
        throw Spilled()
      } matching: { _ in
        true
      }
    }
    await #expect(throws: Spilled.self) {
      try await expectReportsIssue {
        await Task.yield()
        throw Spilled()
      } matching: { _ in
        true
      }
    }
  }
}
