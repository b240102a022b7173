import CustomDump
import IssueReporting
@_spi(SharedChangeTracking) import Sharing

/// What a test says about a change of state, and how that is checked.
struct StateExpectation<State: Equatable> {
  typealias Change = (inout State) throws -> Void

  let before: State
  let after: State
  /// Whether a description may change nothing.
  let mayBeEmpty: Bool
  let exhaustivity: Exhaustivity
  let sharedChanges: SharedChangeTracker
  let site: IssueLocation

  /// Checks the change that a test describes; `nil` says that there is none.
  func check(_ change: Change?) {
    switch (exhaustivity, change) {
    case (.on, _), (_, nil):
      checkEverything(change)
    case (.off(let showSkippedAssertions), let change?):
      guard checkWhatIsMentioned(by: change), showSkippedAssertions else { return }
      // The change ran without an error on the state after; what it throws on the other is no news.
      var expected = before
      try? change(&expected)
      checkEquality(to: expected, otherwise: "Not all that changed in the state was asserted:")
      checkThatSomethingChanges(expected)
    }
  }

  private func checkEverything(_ change: Change?) {
    guard let expected = apply(change ?? { _ in }, to: before) else { return }
    checkEquality(
      to: expected,
      otherwise: change == nil
        ? "The state changed, and the test expects no change:"
        : "The state changed in another way than the test expects:"
    )
    if change != nil { checkThatSomethingChanges(expected) }
  }

  /// A change on top of what really is there must leave it as it is.
  private func checkWhatIsMentioned(by change: Change) -> Bool {
    // What changed in shared values and is not mentioned counts as expected.
    sharedChanges.reset()
    defer { sharedChanges.reset() }
    guard let expected = apply(change, to: after) else { return false }
    guard expected != after else { return true }
    site.report(
      """
      The state is not as the test expects it:

      \(difference(expected, after))
      """
    )
    return false
  }

  private func checkEquality(to expected: State, otherwise heading: String) {
    guard expected != after else { return }
    exhaustivity.report("\(heading)\n\n\(difference(expected, after))", at: site)
  }

  private func checkThatSomethingChanges(_ expected: State) {
    guard !mayBeEmpty, expected == before, before == after else { return }
    exhaustivity.report(
      """
      The test expects the state to change, and it did not. If nothing should change, leave out the \
      trailing closure.
      """,
      at: site
    )
  }

  private func apply(_ change: Change, to state: State) -> State? {
    var state = state
    do {
      try change(&state)
      return state
    } catch {
      site.report("The closure that describes the change threw an error: \(error)")
      return nil
    }
  }
}
