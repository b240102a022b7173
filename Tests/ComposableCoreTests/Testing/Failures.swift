import IssueReporting
import TestSupport

/// The failures that an operation reports. They do not fail the running test.
@MainActor
func failures(_ operation: @MainActor () async -> Void) async -> [RecordedIssue] {
  let recorder = IssueRecorder()
  await withIssueReporters([recorder], operation: operation)
  return recorder.issues
}

/// The messages of expected issues that an operation reports: what a test store shows of what it
/// skips. A failure among them fails the running test.
@MainActor
func shownIssues(_ operation: @MainActor () async -> Void) async -> [String] {
  let recorder = IssueRecorder()
  await withIssueReporters(IssueReporters.current + [recorder], operation: operation)
  return recorder.messages
}
