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
      from: state, to: state, recorder.sharedChanges.takeChanges(), change, mayBeEmpty: true,
      nextStackElementID: dependencies.stackElementID.peek(),
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Checks what the test says of a change. The store's dependencies are those of the closure; the
  /// ids that it gives to elements of stacks are those that the feature gave, and nobody else's; and
  /// shared values are in it what they were before they changed.
  func check(
    from before: State, to after: State, _ sharedChanges: SharedChangeTracker,
    _ change: ((inout State) throws -> Void)?,
    mayBeEmpty: Bool = false, nextStackElementID: StackElementID, at site: IssueLocation
  ) {
    let expectation = StateExpectation(
      before: before, after: after, mayBeEmpty: mayBeEmpty || sharedChanges.hasChanges,
      exhaustivity: exhaustivity, sharedChanges: sharedChanges, site: site)
    let numberedChange = change.map { change in
      { (state: inout State) in
        try Dependencies.withDependencies {
          $0.stackElementID = StackElementIDGenerator(startingAt: nextStackElementID)
        } operation: {
          try change(&state)
        }
      }
    }
    dependencies._withCurrent { sharedChanges.assert { expectation.check(numberedChange) } }
    if exhaustivity != .on { recorder.sharedChanges.reset() }
  }
}
