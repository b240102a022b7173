import IssueReporting

/// The default values that have been made. Each test has its own.
final class DependencyCache: Sendable {
  private let defaultsOfApp: DefaultValues
  private let defaultsOfTest: TestLocal<DefaultValues>?

  init() {
    defaultsOfApp = DefaultValues()
    defaultsOfTest = isTesting ? TestLocal { DefaultValues() } : nil
  }

  private init(_ defaults: DefaultValues) {
    defaultsOfApp = defaults
    defaultsOfTest = nil
  }

  /// Those of the current test, or of the app.
  var defaults: DefaultValues { defaultsOfTest?.current ?? defaultsOfApp }

  /// A cache with the same values for the current test, which can be filled without filling this one.
  func copy() -> DependencyCache {
    DependencyCache(defaults.copy())
  }
}
