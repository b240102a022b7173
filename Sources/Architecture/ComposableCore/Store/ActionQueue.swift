/// Actions that wait for the one before them, first in, first out.
@MainActor
class ActionQueue {
  /// Where an action came from.
  struct Cause {
    /// What its effects belong to, `nil` for an action that is not sent by an effect.
    var tree: EffectTree?
    /// Whether an effect has sent it.
    var isFromEffect = false
    /// The effect, where it takes time.
    var effect: RunningEffect?
    /// The feature that sent it at once, as an effect.
    var features: [FeatureID] = []
    /// Whether the tree is held until the action has run.
    var holdsTree = false
    /// The transaction that it was sent in.
    var transaction = ActionTransaction.none
  }

  /// How many actions wait.
  fileprivate(set) final var count = 0

  final var isEmpty: Bool { count == 0 }

  func append(_ action: UnsafeRawPointer, _ cause: Cause) {}

  /// Removes the first action and gives it to `body`.
  func removeFirst(_ body: (UnsafeRawPointer, Cause) -> Void) {}

  /// Removes the actions that a feature, or one in it, has sent at once.
  func removeActions(of path: [FeatureID]) {}

  /// The action that a pointer points to, to be sent later.
  func kept(_ action: UnsafeRawPointer) -> any ErasedAction { SentAction(()) }

  /// The action that a pointer points to, to be kept and described.
  func value(at action: UnsafeRawPointer) -> Any { () }
}

/// The actions of a store, with their type.
final class TypedActionQueue<Action>: ActionQueue {
  private var entries: [(action: Action, cause: Cause)?] = []
  private var first = 0

  override func append(_ action: UnsafeRawPointer, _ cause: Cause) {
    count += 1
    var cause = cause
    cause.transaction = .current
    entries.append((action.assumingMemoryBound(to: Action.self).pointee, cause))
  }

  override func removeFirst(_ body: (UnsafeRawPointer, Cause) -> Void) {
    guard let entry = takeFirst() else { return }
    count -= 1
    withUnsafePointer(to: entry.action) { body($0, entry.cause) }
  }

  /// Takes the first action out of the queue before it is used: it may own an object whose end sends
  /// another.
  private func takeFirst() -> (action: Action, cause: Cause)? {
    while first < entries.count {
      let entry = entries[first]
      entries[first] = nil
      first += 1
      if first == entries.count {
        entries.removeAll(keepingCapacity: true)
        first = 0
      }
      if let entry { return entry }
    }
    return nil
  }

  override func removeActions(of path: [FeatureID]) {
    for index in first..<entries.count {
      guard let entry = entries[index], entry.cause.features.starts(with: path) else { continue }
      entries[index] = nil
      count -= 1
    }
  }

  override func kept(_ action: UnsafeRawPointer) -> any ErasedAction {
    SentAction(action.assumingMemoryBound(to: Action.self).pointee)
  }

  override func value(at action: UnsafeRawPointer) -> Any {
    action.assumingMemoryBound(to: Action.self).pointee
  }
}
