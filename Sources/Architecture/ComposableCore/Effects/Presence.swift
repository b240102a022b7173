import Synchronization

/// One presentation of a child, from the first time that it may ask to be dismissed until it is gone.
///
/// Another child at the same place, also one with the same id later on, is another presence.
final class Presence: Sendable {
  private let hasEnded = Atomic(false)

  /// Whether the child is there no more, and there is nothing to dismiss.
  var isOver: Bool { hasEnded.load(ordering: .relaxed) }

  func end() {
    hasEnded.store(true, ordering: .relaxed)
  }
}
