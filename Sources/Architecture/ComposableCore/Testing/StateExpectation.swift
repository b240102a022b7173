import CustomDump
import Dependencies
import IssueReporting
@_spi(SharedChangeTracking) import Sharing

/// What a test says about a change of state, and how that is checked.
struct StateExpectation<State: Equatable> {
  typealias Change = (inout State) throws -> Void

  let before: State
  /// What the description may be of, the likeliest first: the state at once, the step of the action.
  let outcomes: [ActionOutcome<State>]
  /// Whether a description may change nothing.
  let mayBeEmpty: Bool
  let exhaustivity: Exhaustivity
  let site: IssueLocation

  /// Checks the change that a test describes; `nil` says that there is none.
  func check(_ change: Change?) {
    switch (exhaustivity, change) {
    case (.on, _), (_, nil):
      guard let outcome = outcomes.last else { return }
      outcome.sharedChanges.assert { checkEverything(change, in: outcome) }
    case (.off(let showSkippedAssertions), let change?):
      checkWhatIsMentioned(by: change, showSkippedAssertions)
    }
  }

  private func checkEverything(_ change: Change?, in outcome: ActionOutcome<State>) {
    do {
      let expected = try apply(change ?? { _ in }, to: before, in: outcome)
      checkEquality(
        of: expected, to: outcome.after,
        otherwise: change == nil
          ? "The state changed, and the test expects no change:"
          : "The state changed in another way than the test expects:"
      )
      if change != nil { checkThatSomethingChanges(expected, in: outcome) }
    } catch {
      site.report(flaw(thrown: error))
    }
  }

  private func checkWhatIsMentioned(by change: Change, _ showSkippedAssertions: Bool) {
    var firstFlaw: String?
    for outcome in outcomes {
      guard let flaw = outcome.sharedChanges.assert({ flaw(of: change, in: outcome) }) else {
        if showSkippedAssertions {
          outcome.sharedChanges.assert { checkForSkippedAssertions(change, in: outcome) }
        }
        return
      }
      firstFlaw = firstFlaw ?? flaw
    }
    if let firstFlaw { site.report(firstFlaw) }
  }

  /// A change on top of what really is there must leave it as it is.
  private func flaw(of change: Change, in outcome: ActionOutcome<State>) -> String? {
    // What changed in shared values and is not mentioned counts as expected.
    outcome.sharedChanges.accept()
    do {
      let expected = try apply(change, to: outcome.after, in: outcome)
      guard expected != outcome.after else { return nil }
      return """
        The state is not as the test expects it:

        \(difference(expected, outcome.after))
        """
    } catch {
      return flaw(thrown: error)
    }
  }

  private func checkForSkippedAssertions(_ change: Change, in outcome: ActionOutcome<State>) {
    outcome.sharedChanges.accept()
    // The change ran without an error on the state after; what it throws on the other is no news.
    guard let expected = try? apply(change, to: before, in: outcome) else { return }
    checkEquality(
      of: expected, to: outcome.after,
      otherwise: "Not all that changed in the state was asserted:")
    checkThatSomethingChanges(expected, in: outcome)
  }

  private func checkEquality(of expected: State, to actual: State, otherwise heading: String) {
    guard expected != actual else { return }
    exhaustivity.report("\(heading)\n\n\(difference(expected, actual))", at: site)
  }

  private func checkThatSomethingChanges(_ expected: State, in outcome: ActionOutcome<State>) {
    guard !mayBeEmpty, !outcome.hasSharedChanges, expected == before, before == outcome.after
    else { return }
    exhaustivity.report(
      """
      The test expects the state to change, and it did not. If nothing should change, leave out the \
      trailing closure.
      """,
      at: site
    )
  }

  /// Makes the change. Elements that it adds to stacks get the ids that the feature gave.
  private func apply(
    _ change: Change, to state: State, in outcome: ActionOutcome<State>
  ) throws -> State {
    try withDependencies {
      $0.stackElementID = StackElementIDGenerator(startingAt: outcome.nextStackElementID)
    } operation: {
      var state = state
      try change(&state)
      return state
    }
  }

  private func flaw(thrown error: any Error) -> String {
    "The closure that describes the change threw an error: \(error)"
  }
}
