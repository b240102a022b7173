import CustomDump
import Dependencies
import IssueReporting
@_spi(SharedChangeTracking) import Sharing

/// What a test says about a change of state, and how that is checked.
struct StateExpectation<State: Equatable> {
  typealias Change = (inout State) throws -> Void

  let outcome: ActionOutcome<State>
  /// What a description may be of as well, where not everything must be described.
  let otherOutcomes: [ActionOutcome<State>]
  /// Whether a description may change nothing.
  let mayBeEmpty: Bool
  let exhaustivity: Exhaustivity
  /// The dependencies of the closures.
  let dependencies: DependencyValues
  let site: IssueLocation

  /// Checks the change that a test describes; `nil` says that there is none.
  func check(_ change: Change?) {
    if let change, case .off(let showSkippedAssertions) = exhaustivity {
      checkWhatIsMentioned(by: change, showSkippedAssertions)
    } else {
      asserting(outcome) { checkEverything(change) }
    }
  }

  private func checkEverything(_ change: Change?) {
    do {
      let expected = try result(of: change ?? { _ in }, on: outcome.before)
      checkEquality(
        of: expected, to: outcome, mustChange: change != nil,
        otherwise: change == nil
          ? "The state changed, and the test expects no change:"
          : "The state changed in another way than the test expects:"
      )
    } catch {
      site.report(flaw(thrown: error))
    }
  }

  private func checkWhatIsMentioned(by change: Change, _ showSkippedAssertions: Bool) {
    var firstFlaw: String?
    for outcome in [outcome] + otherOutcomes {
      guard let flaw = asserting(outcome, { flaw(of: change, in: outcome) }) else {
        if showSkippedAssertions {
          asserting(outcome) { checkForSkippedAssertions(change, in: outcome) }
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
      let expected = try result(of: change, on: outcome.after)
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
    guard let expected = try? result(of: change, on: outcome.before) else { return }
    checkEquality(
      of: expected, to: outcome, mustChange: true,
      otherwise: "Not all that changed in the state was asserted:")
  }

  private func checkEquality(
    of expected: State, to outcome: ActionOutcome<State>, mustChange: Bool,
    otherwise heading: String
  ) {
    guard expected == outcome.after else {
      exhaustivity.report("\(heading)\n\n\(difference(expected, outcome.after))", at: site)
      return
    }
    guard mustChange, !mayBeEmpty, !outcome.hasSharedChanges, outcome.before == outcome.after
    else { return }
    exhaustivity.report(
      """
      The test expects the state to change, and it did not. If nothing should change, leave out the \
      trailing closure.
      """,
      at: site
    )
  }

  private func result(of change: Change, on state: State) throws -> State {
    var state = state
    try change(&state)
    return state
  }

  /// Runs an operation in which shared values are what they were before they changed, and new
  /// elements of stacks get the ids that the feature gave.
  private func asserting<R>(_ outcome: ActionOutcome<State>, _ operation: () -> R) -> R {
    var dependencies = dependencies
    outcome.sharedChanges.assert(&dependencies)
    dependencies.stackElementID = StackElementIDGenerator(startingAt: outcome.nextStackElementID)
    return dependencies._withCurrent(operation)
  }

  private func flaw(thrown error: any Error) -> String {
    "The closure that describes the change threw an error: \(error)"
  }
}
