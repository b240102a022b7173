import CComposableCore

/// One run of a store's reducers over one action.
///
/// While it runs it is known to its thread: changes of observable state find in it where to leave
/// their notifications, and dependencies the feature that asks.
@usableFromInline
final class Reduction {
  /// The effects of the store whose state is reduced.
  let effects: EffectRegistry

  /// Where changes of observed state are noted.
  let notifications: PendingNotifications

  /// Whether something may have replaced a feature that has effects.
  var mustSweep = false

  /// Whether that cannot be told, because there is state that is not observable.
  var sweepsAlways = false

  /// The ways to features that are known to be gone: they may have no effects but actions that wait, or be
  /// in reducers that a sweep of the store does not come to.
  //
  // Nothing calls out while it is accessed, so no check is needed at run time.
  @exclusivity(unchecked) private(set) var gone: [[FeatureID]] = []

  init(effects: EffectRegistry, notifications: PendingNotifications) {
    self.effects = effects
    self.notifications = notifications
  }

  /// The reduction that runs on this thread.
  static var current: Reduction? {
    composable_current_reduction().map {
      // Set by `run`, which keeps the reduction alive while it is set.
      Unmanaged<Reduction>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Calls `body` with the reduction that runs on this thread, if one does, without a retain.
  @inline(__always)
  private static func withCurrent(_ body: (Reduction) -> Void) {
    guard let current = composable_current_reduction() else { return }
    // As in `current`.
    Unmanaged<Reduction>.fromOpaque(current)._withUnsafeGuaranteedRef(body)
  }

  /// Ends a child of the innermost feature, and has the features in it looked for, when all effects of
  /// the action have started.
  static func featureIsGone(_ child: FeatureID) {
    withCurrent {
      $0.mustSweep = true
      $0.gone.append($0.route.features + [child])
    }
  }

  /// The same, if at a place in the innermost feature another child than the one that is there has
  /// effects: something else has written another id.
  static func findForgotten(besides child: ChildIdentity, at keyPath: AnyKeyPath) {
    guard child.hasID else { return }
    withCurrent {
      guard $0.effects.hasFeatures else { return }
      let features = $0.effects.children(of: $0.route.features, at: keyPath)
      if features.contains(where: { $0.child != child }) { $0.mustSweep = true }
    }
  }

  /// Finds the features that are gone in a node that is part of no tree.
  static func sweep(_ node: ReducerNode, _ state: UnsafeMutableRawPointer) {
    withCurrent {
      guard $0.effects.hasFeatures else { return }
      var sweep = Sweep($0.effects)
      node.sweep(state, of: $0.route.features, &sweep)
      $0.gone += sweep.gone
    }
  }

  /// The features that are known to be gone, which are to be ended now.
  func takeGone() -> [[FeatureID]] {
    defer { gone = [] }
    return gone
  }

  /// Leaves a notification with the reduction that runs on this thread, if one does.
  @inline(__always)
  static func postpone(_ observers: StateObservers, _ field: StateField) {
    withCurrent {
      $0.notifications.add(observers, field)
      if observers.mayHaveFeatures(in: field) { $0.mustSweep = true }
    }
  }

  @inlinable static var isActive: Bool { composable_current_reduction() != nil }

  /// Runs `operation` as this reduction. What ran on the thread before is current again afterwards.
  func run<Result>(_ operation: () -> Result) -> Result {
    composable_prepare_stack()
    let outer = composable_current_reduction()
    let outerFrame = composable_current_frame()
    composable_set_current_reduction(Unmanaged.passUnretained(self).toOpaque())
    composable_set_current_frame(nil)
    defer {
      composable_set_current_reduction(outer)
      composable_set_current_frame(outerFrame)
      if outer == nil { Recursion.forgetEnd() }
    }
    return withExtendedLifetime(self, operation)
  }
}
