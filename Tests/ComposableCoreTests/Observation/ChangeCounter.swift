import ConcurrencyExtras
import Observation

/// Counts how often what somebody reads is said to have changed.
final class ChangeCounter: Sendable {
  private let changes = LockIsolated(0)

  /// Watches what `read` reads until its first change.
  init(_ read: () -> Void) {
    withObservationTracking(read) { [changes] in changes.withValue { $0 += 1 } }
  }

  var count: Int { changes.value }
}
