import IssueReporting
import Synchronization

/// Keeps the messages of reported issues.
final class Recorder: IssueReporter {
  private let recorded = Mutex<[String]>([])

  var messages: [String] { recorded.withLock { $0 } }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let message = message() ?? ""
    recorded.withLock { $0.append(message) }
  }
}
