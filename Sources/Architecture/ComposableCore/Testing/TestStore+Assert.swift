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
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Checks what the test says of a change. The store's dependencies are those of the closure, and
  /// shared values are in it what they were before they changed.
  func check(
    from before: State, to after: State, _ sharedChanges: SharedChangeTracker,
    _ change: ((inout State) throws -> Void)?, mayBeEmpty: Bool = false, at site: IssueLocation
  ) {
    let expectation = StateExpectation(
      before: before, after: after, mayBeEmpty: mayBeEmpty || sharedChanges.hasChanges,
      exhaustivity: exhaustivity, sharedChanges: sharedChanges, site: site)
    dependencies._withCurrent { sharedChanges.assert { expectation.check(change) } }
    if exhaustivity != .on { recorder.sharedChanges.reset() }
  }
}
