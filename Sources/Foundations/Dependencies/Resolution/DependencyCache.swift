import IssueReporting

/// The default values that have been made. Each test has its own.
final class DependencyCache: Sendable {
  private let defaultsOfTest: TestLocal<DefaultValues>

  init() {
    defaultsOfTest = TestLocal { DefaultValues() }
  }

  private init(_ defaults: DefaultValues) {
    defaultsOfTest = TestLocal { defaults }
  }

  /// Those of the current test, or of the app.
  var defaults: DefaultValues { defaultsOfTest.current }

  /// A cache with the same values, which can be filled without filling this one.
  func copy() -> DependencyCache {
    DependencyCache(defaults.copy())
  }
}
