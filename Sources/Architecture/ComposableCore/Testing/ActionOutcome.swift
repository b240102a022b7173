@_spi(SharedChangeTracking) import Sharing

/// What an action has changed.
struct ActionOutcome<State> {
  let before: State
  let after: State
  let sharedChanges: SharedChangeTracker
  /// Whether shared values have changed, too.
  let hasSharedChanges: Bool
  /// The id that the next element of a stack was to get before the action.
  let nextStackElementID: StackElementID

  /// Has assertions see shared values that have changed only later as they were before.
  func keepUnchanged(before later: some Sequence<SharedChangeTracker>) {
    sharedChanges.keepUnchanged(before: later)
  }
}
