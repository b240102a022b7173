import IssueReporting

/// Whether a dependency that is used wrongly is reported: in debug builds, and in tests of every
/// build.
let reportsMisuse: Bool = {
  #if DEBUG
    true
  #else
    isTesting
  #endif
}()
