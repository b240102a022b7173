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
  private var actions = ActionBuffer<Action>()

  /// Their causes, from ``first`` on; `nil` for actions that have been removed.
  private var causes: [Cause?] = []
  private var first = 0

  override func append(_ action: UnsafeRawPointer, _ cause: Cause) {
    count += 1
    var cause = cause
    cause.transaction = .current
    actions.append(action)
    causes.append(cause)
  }

  override func removeFirst(_ body: (UnsafeRawPointer, Cause) -> Void) {
    // Taken out before it is used: an action may own an object whose end sends another.
    while let action = actions.takeFirst() {
      guard let cause = takeFirstCause() else { continue }
      count -= 1
      return withUnsafePointer(to: action) { body($0, cause) }
    }
  }

  private func takeFirstCause() -> Cause? {
    defer {
      first += 1
      if first == causes.count {
        causes.removeAll(keepingCapacity: true)
        first = 0
      }
    }
    return causes[first].take()
  }

  override func removeActions(of path: [FeatureID]) {
    for index in first..<causes.count where causes[index]?.features.starts(with: path) == true {
      causes[index] = nil
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
