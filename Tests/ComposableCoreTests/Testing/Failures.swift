import ConcurrencyExtras
import IssueReporting

/// A failure that a test store reported, and the line that it points to.
struct Failure: Equatable, CustomStringConvertible {
  let message: String
  let line: UInt

  var description: String { "line \(line): \(message)" }
}

/// The failures that an operation reports. They do not fail the running test.
@MainActor
func failures(_ operation: @MainActor () async -> Void) async -> [Failure] {
  let collector = FailureCollector()
  await withIssueReporters([collector], operation: operation)
  return collector.failures.value
}

private struct FailureCollector: IssueReporter {
  let failures = LockIsolated<[Failure]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    let failure = Failure(message: message() ?? "", line: line)
    failures.withValue { $0.append(failure) }
  }
}

/// The messages of expected issues that an operation reports: what a test store shows of what it
/// skips. A failure among them fails the running test.
@MainActor
func shownIssues(_ operation: @MainActor () async -> Void) async -> [String] {
  let collector = FailureCollector()
  await withIssueReporters(IssueReporters.current + [collector], operation: operation)
  return collector.failures.value.map(\.message)
}
