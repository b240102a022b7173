import IssueReporting
import Testing

@Suite struct UnimplementedTests {
  @Test func aCallIsReportedAndAnswersWithThePlaceholder() {
    let line = #line + 1
    let fetch: @Sendable (Int, String) -> Bool = unimplemented("Client.fetch", placeholder: true)
    withKnownIssue {
      #expect(fetch(1, "a"))
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments == [
          """
          Unimplemented: Client.fetch …

            Defined in 'aCallIsReportedAndAnswersWithThePlaceholder()' at:
              IssueReportingTests/UnimplementedTests.swift:\(line)

            Invoked with:
              (1, "a")
          """
        ]
    }
  }

  @MainActor @Test func aFunctionWithoutArgumentsIsInvokedWithNothing() {
    let stop: @MainActor @Sendable () -> Void = unimplemented()
    withKnownIssue {
      stop()
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("Unimplemented …\n") == true
        && issue.comments.first?.rawValue.hasSuffix("Invoked with:\n    ()") == true
    }
  }

  @Test func aThrowingFunctionThrows() async {
    struct Spilled: Error {}
    let now: @Sendable () throws -> Int = unimplemented("now")
    let later: @Sendable () async throws -> Int = unimplemented("later")
    let typed: @Sendable () throws(Spilled) -> Int = unimplemented("typed", throwing: Spilled())
    await withKnownIssue {
      #expect { try now() } throws: { ($0 as? UnimplementedFailure)?.description == "now" }
      await #expect { try await later() } throws: {
        ($0 as? UnimplementedFailure)?.description == "later"
      }
      #expect(throws: Spilled.self) { try typed() }
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("Unimplemented: ") == true
    }
  }

  @Test func aValueIsReportedWhenItIsEvaluated() {
    withKnownIssue {
      let version: Int = unimplemented("Client.version", placeholder: 42)
      #expect(version == 42)
    } matching: { issue in
      issue.comments.first?.rawValue.contains("Invoked with") == false
    }
  }
}
