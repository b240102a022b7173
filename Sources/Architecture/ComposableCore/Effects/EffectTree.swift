import Synchronization

/// All effects that one action has led to: its own, and those of the actions that they send.
@usableFromInline
final class EffectTree: Sendable {
  private struct State {
    var effects = EffectSet()
    /// What keeps the tree going besides its effects: actions that wait for their turn.
    var holds = 0
    var isCancelled = false
    var waiters: [CheckedContinuation<Void, Never>] = []

    var isFinished: Bool { effects.isEmpty && holds == 0 }

    mutating func takeWaitersIfFinished() -> [CheckedContinuation<Void, Never>] {
      guard isFinished else { return [] }
      defer { waiters = [] }
      return waiters
    }
  }

  private let state = Mutex(State())

  var isCancelled: Bool { state.withLock(\.isCancelled) }

  /// Adds an effect.
  ///
  /// - Returns: Whether the tree has been cancelled, and the effect with it.
  func add(_ effect: RunningEffect) -> Bool {
    state.withLock {
      $0.effects.insert(effect)
      return $0.isCancelled
    }
  }

  func remove(_ effect: RunningEffect) {
    let waiters = state.withLock {
      $0.effects.remove(effect)
      return $0.takeWaitersIfFinished()
    }
    for waiter in waiters { waiter.resume() }
  }

  func hold() {
    state.withLock { $0.holds += 1 }
  }

  func release() {
    let waiters = state.withLock {
      $0.holds -= 1
      return $0.takeWaitersIfFinished()
    }
    for waiter in waiters { waiter.resume() }
  }

  func cancel() {
    let effects = state.withLock {
      $0.isCancelled = true
      return $0.effects
    }
    for effect in effects { effect.cancel() }
  }

  /// Waits on an actor. The effects are cancelled with the task that waits.
  func waitUntilFinished(isolation: isolated (any Actor)?) async {
    await withTaskCancellationHandler {
      // A closure is on the actor that it captures.
      _ = isolation
      await withCheckedContinuation { continuation in
        let isFinished = state.withLock {
          if !$0.isFinished { $0.waiters.append(continuation) }
          return $0.isFinished
        }
        if isFinished { continuation.resume() }
      }
    } onCancel: {
      cancel()
    }
  }
}
