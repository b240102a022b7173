import Glibc
import IssueReporting

/// What a process runs for, which decides the values that dependencies have by default.
public enum DependencyContext: Sendable {
  /// An app: dependencies have their `liveValue`.
  case live
  /// A preview: dependencies have their `previewValue`.
  case preview
  /// A test: dependencies have their `testValue`.
  case test

  /// The context of this process.
  ///
  /// The environment variable `SWIFT_DEPENDENCIES_CONTEXT` can set it to `live`, `preview` or
  /// `test`.
  static let process: DependencyContext = {
    switch environmentVariable("SWIFT_DEPENDENCIES_CONTEXT") {
    case nil: break
    case "live": return .live
    case "preview": return .preview
    case "test": return .test
    case let value?:
      reportIssue(
        """
        The environment variable SWIFT_DEPENDENCIES_CONTEXT is '\(value)': set it to 'live', \
        'preview' or 'test'.
        """)
    }
    if environmentVariable("XCODE_RUNNING_FOR_PREVIEWS") == "1" {
      return .preview
    }
    return isTesting ? .test : .live
  }()

  private static func environmentVariable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
