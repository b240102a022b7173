import CComposableCore

/// One run of a store's reducers over one action.
///
/// While it runs it is known to its thread: changes of observable state find in it where to leave
/// their notifications, and dependencies the feature that asks.
@usableFromInline
final class Reduction {
  let notifications = PendingNotifications()

  /// The effects of the store whose state is reduced.
  let effects: EffectRegistry

  /// Whether something may have replaced a feature that has effects.
  var mustSweep = false

  /// Whether that cannot be told, because there is state that is not observable.
  var sweepsAlways = false

  init(effects: EffectRegistry) {
    self.effects = effects
  }

  /// The reduction that runs on this thread.
  static var current: Reduction? {
    composable_current_reduction().map {
      // Set by `run`, which keeps the reduction alive while it is set.
      Unmanaged<Reduction>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Calls `body` with the reduction that runs on this thread, if the effects of its store are those of
  /// more than one feature.
  static func withFeatures(_ body: (Reduction) -> Void) {
    guard let current = composable_current_reduction() else { return }
    // As in `current`, without a retain.
    Unmanaged<Reduction>.fromOpaque(current)._withUnsafeGuaranteedRef {
      if $0.effects.hasFeatures { body($0) }
    }
  }

  /// Leaves a notification with the reduction that runs on this thread, if one does.
  static func postpone(_ observers: StateObservers, _ field: StateField) {
    guard let current = composable_current_reduction() else { return }
    // As in `current`, without a retain.
    Unmanaged<Reduction>.fromOpaque(current)._withUnsafeGuaranteedRef {
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
