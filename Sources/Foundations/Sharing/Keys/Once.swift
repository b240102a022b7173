import IssueReporting
import Synchronization

/// A callback that is called exactly once, whatever the key does that has it.
final class Once<Outcome>: Sendable {
  private let description: @Sendable () -> String
  private let makeAbandoned: @Sendable () -> Outcome
  private let callback: @Sendable (Outcome) -> Void
  private let isResumed = Atomic(false)

  /// - Parameters:
  ///   - description: The key, for reports.
  ///   - abandoned: The outcome if there is no other.
  ///   - callback: Takes the outcome.
  init(
    _ description: @escaping @Sendable () -> String,
    abandoned: @autoclosure @escaping @Sendable () -> Outcome,
    callback: @escaping @Sendable (Outcome) -> Void
  ) {
    self.description = description
    self.makeAbandoned = abandoned
    self.callback = callback
  }

  func resume(_ outcome: Outcome) {
    guard !isResumed.exchange(true, ordering: .relaxed) else {
      reportIssue(
        """
        \(name) tried to resume its continuation more than once. The first outcome counts; resume \
        a continuation exactly once.
        """)
      return
    }
    callback(outcome)
  }

  deinit {
    guard !isResumed.load(ordering: .relaxed) else { return }
    reportIssue(
      """
      \(name) leaked its continuation: it was released without a call of 'resume', which somebody \
      may wait for. Resume a continuation exactly once on every path.
      """)
    callback(makeAbandoned())
  }

  private var name: String {
    let description = description()
    return description.isEmpty ? "A shared key" : "'\(description)'"
  }
}
