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

  @Test func cancellationIsNotReported() {
    let value: Int? = withErrorReporting { throw CancellationError() }
    #expect(value == nil)
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
