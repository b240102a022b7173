import CustomDump
import IssueReporting
import TestSupport
import Testing

@Suite struct ExpectationTests {
  private struct Refused: Error {}

  /// The messages of the issues that `body` reports.
  private func messages(of body: () -> Void) -> [String] {
    let recorder = IssueRecorder()
    withIssueReporters([recorder], operation: body)
    return recorder.messages
  }

  @Test func equalValuesAreSilent() {
    expectNoDifference(User(id: 1, name: "a"), User(id: 1, name: "a"))
  }

  @Test func differenceIsReportedWithALegend() {
    let messages = messages {
      expectNoDifference(User(id: 1, name: "a"), User(id: 1, name: "b"))
    }
    #expect(
      messages == [
        """
        Difference: …

          \u{2007} User(
          \u{2007}   id: 1,
          \u{2212}   name: "a"
          +   name: "b"
          \u{2007} )

        (First: \u{2212}, Second: +)
        """
      ]
    )
  }

  @Test func messageStartsTheReport() {
    let messages = messages { expectNoDifference(1, 2, "Sum") }
    #expect(messages.count == 1)
    #expect(messages[0].hasPrefix("Sum - Difference: …\n"))
  }

  @Test func thrownErrorIsReported() {
    func fail() throws -> Int { throw Refused() }
    func expect() {
      expectNoDifference(try fail(), 1)
      expectDifference(1, operation: { _ = try fail() }, changes: { _ in })
    }
    let messages = messages(of: expect)
    #expect(messages.count == 2)
    #expect(messages.allSatisfy { $0.contains("Refused") })
  }

  @Test func unequalValuesThatLookTheSameAreDescribed() {
    let messages = messages { expectNoDifference(Double.nan, .nan) }
    #expect(messages.count == 1)
    #expect(messages[0].contains("nan"))
  }

  @Test func expectedChangeIsSilent() {
    var user = User(id: 1, name: "a")
    expectDifference(user) {
      user.name = "b"
    } changes: {
      $0.name = "b"
    }
    expectDifference(user) { $0.name = "b" }
  }

  @Test func unexpectedChangeIsReported() {
    var user = User(id: 1, name: "a")
    let messages = messages {
      expectDifference(user) {
        user.name = "b"
      } changes: {
        $0.name = "c"
      }
    }
    #expect(messages.count == 1)
    #expect(messages[0].contains("\u{2212}   name: \"c\""))
    #expect(messages[0].hasSuffix("(Expected: \u{2212}, Actual: +)"))
  }

  @Test func changesThatChangeNothingAreReported() {
    let messages = messages { expectDifference(1, operation: {}, changes: { $0 = 1 }) }
    #expect(messages == ["No difference detected after applying changes."])
  }

  @MainActor @Test func asynchronousOperationRunsOnTheCallersActor() async {
    var count = 0
    await expectDifference(count) {
      await Task.yield()
      MainActor.assertIsolated()
      count += 1
    } changes: {
      $0 = 1
    }
  }
}
