/// How bad a reported issue is.
public enum IssueSeverity: Sendable {
  /// Worth knowing; does not fail a test of Swift Testing.
  case warning
  /// Wrong; fails the running test.
  case error
}
