import IssueReporting
import Synchronization
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

  struct Client {
    var stop: @Sendable () -> Void = unimplemented("Client.stop")
    var version: @Sendable () async -> Int = unimplemented("Client.version", placeholder: 42)
    var pour: @Sendable (Int, String, Bool, Double) async throws -> Void = unimplemented(
      "Client.pour")
    var heat: @Sendable (Int) async throws(UnimplementedFailure) -> Int = unimplemented(
      "Client.heat", throwing: UnimplementedFailure(description: "cold"))
    var log: @MainActor @Sendable (Int) -> Void = unimplemented("Client.log")
  }

  @Test("In the body of a type the function is called by the type's name")
  func inATypesBody() {
    withKnownIssue {
      Client().stop()
    } matching: { issue in
      issue.comments.first?.rawValue.contains("Defined in 'Client' at:") == true
    }
  }

  @Test("An asynchronous function returns its placeholder, or throws")
  func asynchronousFunctions() async {
    let client = Client()
    await withKnownIssue {
      #expect(await client.version() == 42)
      await #expect(throws: UnimplementedFailure.self) { try await client.pour(1, "a", true, 2.5) }
      await #expect(throws: UnimplementedFailure.self) { try await client.heat(1) }
      await client.log(1)
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("Unimplemented: Client.") == true
    }
  }

  @Test("The placeholder is evaluated at each call")
  func placeholders() {
    let count = Mutex(0)
    @Sendable func next() -> Int {
      count.withLock { count in
        count += 1
        return count
      }
    }
    let fetch: @Sendable () -> Int = unimplemented("fetch", placeholder: next())
    withKnownIssue {
      #expect([fetch(), fetch()] == [1, 2])
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
