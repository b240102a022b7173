@_spi(SharedChangeTracking) import Sharing

/// What an action has changed.
//
// A class: it is handed around, and a copy of two states costs more than a reference.
final class ActionOutcome<State> {
  let before: State
  let after: State
  let sharedChanges: SharedChangeTracker
  /// Whether shared values have changed, too.
  let hasSharedChanges: Bool
  /// The id that the next element of a stack was to get before the action.
  let nextStackElementID: StackElementID

  init(
    before: State, after: State, sharedChanges: SharedChangeTracker, hasSharedChanges: Bool,
    nextStackElementID: StackElementID
  ) {
    self.before = before
    self.after = after
    self.sharedChanges = sharedChanges
    self.hasSharedChanges = hasSharedChanges
    self.nextStackElementID = nextStackElementID
  }
}
