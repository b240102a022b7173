/// Actions that wait for the one before them, first in, first out.
@MainActor
class ActionQueue {
  /// Where an action came from.
  struct Cause {
    /// What its effects belong to, `nil` when it is not needed yet.
    var tree: EffectTree?
    /// Whether an effect has sent it.
    var isFromEffect = false
    /// The effect, where it takes time.
    var effect: RunningEffect?
    /// The feature that sent it at once, as an effect.
    var features: [FeatureID] = []
    /// Whether the tree is held until the action has run.
    var holdsTree = false
  }

  var isEmpty: Bool { true }

  func append(_ action: UnsafeRawPointer, _ cause: Cause) {}

  /// Removes the first action and gives it to `body`.
  func removeFirst(_ body: (UnsafeRawPointer, Cause) -> Void) {}

  /// Removes the actions that a feature, or one in it, has sent at once.
  func removeActions(of path: [FeatureID]) {}

  /// The action that a pointer points to, to be kept and described.
  func value(at action: UnsafeRawPointer) -> Any { () }
}

/// The actions of a store, with their type.
final class TypedActionQueue<Action>: ActionQueue {
  private var entries: [(action: Action, cause: Cause)?] = []
  private var first = 0

  override var isEmpty: Bool { first == entries.count }

  override func append(_ action: UnsafeRawPointer, _ cause: Cause) {
    entries.append((action.assumingMemoryBound(to: Action.self).pointee, cause))
  }

  override func removeFirst(_ body: (UnsafeRawPointer, Cause) -> Void) {
    // Out of the queue before it is used, and while it is given up: an action may own an object whose
    // end sends another.
    let entry = entries[first]
    entries[first] = nil
    first += 1
    if isEmpty {
      entries.removeAll(keepingCapacity: true)
      first = 0
    }
    guard let entry else { return }
    withUnsafePointer(to: entry.action) { body($0, entry.cause) }
  }

  override func removeActions(of path: [FeatureID]) {
    for index in first..<entries.count
    where entries[index]?.cause.features.starts(with: path) == true {
      entries[index] = nil
    }
  }

  override func value(at action: UnsafeRawPointer) -> Any {
    action.assumingMemoryBound(to: Action.self).pointee
  }
}
