import IssueReporting
import Synchronization
import Testing

@Suite struct IssueReporterTests {
  @Test func reportersAreToldInOrderAndNobodyElse() {
    let log = Log()
    withIssueReporters([Recorder("first", log), Recorder("second", log)]) {
      reportIssue("hello", severity: .warning)
    }
    #expect(log.entries == ["first: hello warning", "second: hello warning"])
  }

  @Test func withoutReportersNothingIsEvaluated() async {
    withIssueReporters([]) {
      reportIssue(unexpected())
    }
    await withIssueReporters([]) {
      await Task { reportIssue(unexpected()) }.value
    }
  }

  @Test("A detached task has the reporters of the process, not of the scope that started it")
  func detachedTasks() async {
    await withIssueReporters([]) {
      #expect(await Task { IssueReporters.current.count }.value == 0)
      #expect(await Task.detached { IssueReporters.current.first is DefaultReporter }.value)
    }
  }

  @Test("Reports beside the default reporter fail no test")
  func aReporterAlone() {
    let log = Log()
    withIssueReporters([Recorder("only", log)]) { reportIssue("hello") }
    withKnownIssue {
      withIssueReporters([Recorder("first", log), .default]) { reportIssue("hello") }
    }
    #expect(log.entries == ["only: hello error", "first: hello error"])
  }

  @Test("The reporter of fatal errors stops the process with the message")
  func fatalErrorReporter() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      withIssueReporters([.fatalError]) { reportIssue("Out of tea") }
    }
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("Out of tea"))
  }

  @Test("An expected issue is given to 'expectIssue', an error as a message by default")
  func expectIssueByDefault() {
    let log = Log()
    let reporter = Expecter(log: log)
    reporter.expectIssue("hello", fileID: "", filePath: "", line: 0, column: 0)
    reporter.expectIssue(
      CancellationError(), "while pouring", fileID: "", filePath: "", line: 0, column: 0)
    #expect(log.entries == ["hello", "Caught error: CancellationError(): while pouring"])
  }

  private struct Expecter: IssueReporter {
    let log: Log

    func reportIssue(
      _ message: @autoclosure () -> String?, severity: IssueSeverity,
      fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
    ) {
      Issue.record("It was reported.")
    }

    func expectIssue(
      _ message: @autoclosure () -> String?,
      fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
    ) {
      log.append(message() ?? "-")
    }
  }

  @Test func settingTheReportersLastsUntilTheScopeEnds() {
    let log = Log()
    withIssueReporters([]) {
      IssueReporters.current = [Recorder("inner", log)]
      reportIssue("hello")
    }
    #expect(log.entries == ["inner: hello error"])
    #expect(IssueReporters.current.count == 1)
    #expect(IssueReporters.current.first is DefaultReporter)
  }

  @Test func anErrorIsAMessageByDefault() {
    struct Spilled: Error {}
    let log = Log()
    withIssueReporters([Recorder("only", log)]) {
      reportIssue(Spilled())
      reportIssue(Spilled(), "while pouring")
    }
    #expect(
      log.entries == [
        "only: Caught error: Spilled() error", "only: Caught error: Spilled(): while pouring error",
      ])
  }

  @available(*, deprecated)
  @Test func aReporterFromBeforeSeveritiesIsTold() {
    struct Old: IssueReporter {
      let log: Log
      func reportIssue(
        _ message: @autoclosure () -> String?,
        fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
      ) {
        log.append(message() ?? "")
      }
    }
    let log = Log()
    withIssueReporters([Old(log: log)]) { reportIssue("hello") }
    #expect(log.entries == ["hello"])
  }

  private func unexpected() -> String {
    Issue.record("The message was evaluated.")
    return ""
  }
}

@Suite struct WithErrorReportingTests {
  struct Spilled: Error {}

  @Test func aValueIsReturnedAndAnOptionalStaysOneOptional() async {
    let value: Int? = withErrorReporting { 1 }
    let optional: Int? = withErrorReporting { Int("2") }
    let later: Int? = await withErrorReporting {
      await Task.yield()
      return 3
    }
    #expect([value, optional, later] == [1, 2, 3])
  }

  @Test func anErrorIsReportedAndNilReturned() async {
    let log = Log()
    let now: Int? = withErrorReporting("now", to: [Recorder("r", log)]) { throw Spilled() }
    let later: Int? = await withErrorReporting("later", to: [Recorder("r", log)]) {
      await Task.yield()
      throw Spilled()
    }
    #expect(now == nil && later == nil)
    #expect(
      log.entries == [
        "r: Caught error: Spilled(): now error", "r: Caught error: Spilled(): later error",
      ])
  }

  @Test func cancellationIsNotReported() async {
    let value: Int? = withErrorReporting { throw CancellationError() }
    let later: Int? = await withErrorReporting {
      await Task.yield()
      throw CancellationError()
    }
    #expect(value == nil && later == nil)
  }

  @Test("An error fails the test where it is caught, with its message")
  func anErrorFailsTheTest() {
    let line = #line + 2
    withKnownIssue {
      withErrorReporting("While pouring") { throw Spilled() }
    } matching: { issue in
      issue.error is Spilled && issue.comments == ["While pouring"]
        && issue.sourceLocation?.line == line
    }
  }

  @Test("The given reporters are those of the body, too")
  func reportersOfTheBody() async {
    let log = Log()
    withErrorReporting(to: [Recorder("r", log)]) { reportIssue("now") }
    await withErrorReporting(to: [Recorder("r", log)]) {
      await Task.yield()
      reportIssue("later")
    }
    #expect(log.entries == ["r: now error", "r: later error"])
  }

  @Test("A body that is given no reporters sets those of the scope around it")
  func reportersSetByTheBody() {
    withIssueReporters([.default]) {
      withErrorReporting { IssueReporters.current = [] }
      #expect(IssueReporters.current.isEmpty)
    }
  }

  @MainActor @Test("The body runs on the caller's actor")
  func isolation() async {
    await withErrorReporting {
      MainActor.assertIsolated()
      await Task.yield()
      MainActor.assertIsolated()
    }
  }
}

/// Lines in the order in which they were written.
final class Log: Sendable {
  private let lines = Mutex<[String]>([])
  var entries: [String] { lines.withLock { $0 } }
  func append(_ line: String) { lines.withLock { $0.append(line) } }
}

struct Recorder: IssueReporter {
  let name: String
  let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    log.append("\(name): \(message() ?? "-") \(severity)")
  }
}
