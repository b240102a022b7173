import CasePaths
import Dependencies
import IssueReporting
@_spi(SharedChangeTracking) import Sharing

extension TestStore {
  /// Asserts a change of the state that no action has made, as that of shared state by an effect.
  ///
  /// - Parameter change: Makes the same change on the state before it.
  public func assert(
    _ change: @escaping (_ state: inout State) throws -> Void,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    check(
      outcomeWithoutAction, change, mayBeEmpty: true,
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// What has changed in the current state although no action arrived.
  var outcomeWithoutAction: ActionOutcome<State> {
    recorder.outcome(
      from: state, to: state, nextStackElementID: dependencies.stackElementID.peek())
  }

  /// Checks what the test says of a change: it must be right for the outcome, or one of the others.
  ///
  /// The store's dependencies are those of the closure. Shared values are in it what they were before
  /// they changed, and elements of stacks get the ids that the feature gave.
  func check(
    _ outcome: ActionOutcome<State>, or otherOutcomes: [ActionOutcome<State>] = [],
    _ change: ((inout State) throws -> Void)?, mayBeEmpty: Bool = false, at site: IssueLocation
  ) {
    let expectation = StateExpectation(
      outcome: outcome, otherOutcomes: otherOutcomes, mayBeEmpty: mayBeEmpty,
      exhaustivity: exhaustivity, dependencies: dependencies, site: site)
    TestExhaustivity.$isOn.withValue(exhaustivity == .on) { expectation.check(change) }
    if exhaustivity != .on { recorder.sharedChanges.reset() }
  }
}
