import IssueReporting

/// How much of what a feature does a ``TestStore`` wants asserted.
public enum Exhaustivity: Equatable, Sendable {
  /// Everything: each change of state, each action of an effect, and the end of each effect.
  case on

  /// Only what the test mentions. With `showSkippedAssertions`, the rest is shown in the test's
  /// output as expected issues, which do not fail the test.
  case off(showSkippedAssertions: Bool)

  /// Only what the test mentions, silently.
  public static let off = Exhaustivity.off(showSkippedAssertions: false)
}

extension Exhaustivity {
  /// Reports something that the test did not assert: a failure, an expected issue or nothing.
  func report(_ message: @autoclosure () -> String, at site: IssueLocation) {
    switch self {
    case .on:
      site.report(message())
    case .off(showSkippedAssertions: true):
      withExpectedIssue(
        fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column
      ) {
        site.report("Assertions were skipped.\n\n" + message())
      }
    case .off(showSkippedAssertions: false):
      break
    }
  }
}
