import IssueReporting
import Synchronization

/// An issue that was reported, and the line that it points to.
package struct RecordedIssue: Equatable, CustomStringConvertible, Sendable {
  package let message: String
  package let line: UInt

  package var description: String { "line \(line): \(message)" }
}

/// Keeps reported issues.
package final class IssueRecorder: IssueReporter {
  private let recorded = Mutex<[RecordedIssue]>([])

  package init() {}

  package var issues: [RecordedIssue] { recorded.withLock { $0 } }

  package var messages: [String] { issues.map(\.message) }

  package func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let issue = RecordedIssue(message: message() ?? "", line: line)
    recorded.withLock { $0.append(issue) }
  }
}
