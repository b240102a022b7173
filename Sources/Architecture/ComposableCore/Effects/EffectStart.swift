import Synchronization

/// The start of all effects that an action has led to at once.
///
/// `cancellable(id:cancelInFlight:)` on several effects in one, a merge or a concatenation, replaces
/// what was in flight before them: once, and not one of them by another.
final class EffectStart: Sendable {
  private let replacements = Mutex<Set<ObjectIdentifier>>([])

  /// Notes that a step has replaced what was in flight.
  ///
  /// - Returns: Whether it had not yet. The effects keep their steps alive, and so the identity.
  func replaces(by step: RouteStep) -> Bool {
    replacements.withLock { $0.insert(ObjectIdentifier(step)).inserted }
  }
}
