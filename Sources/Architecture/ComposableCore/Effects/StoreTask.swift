/// What an action has started: its effects, and those of all the actions that they send.
///
/// A test or a view waits for it with `await store.send(.refresh).finish()`.
public struct StoreTask: Hashable, Sendable {
  let effects: EffectTree?

  @usableFromInline init(effects: EffectTree?) {
    self.effects = effects
  }

  /// Waits until all of the effects have ended. When the waiting task is cancelled, so are they.
  //
  // On the actor of the caller: to go to another thread and back takes as long as most effects.
  public nonisolated(nonsending) func finish() async {
    await effects?.waitUntilFinished(isolation: #isolation)
  }

  /// Cancels the effects.
  public func cancel() {
    effects?.cancel()
  }

  /// Whether the effects have been cancelled. It is true too where there were none.
  public var isCancelled: Bool { effects?.isCancelled ?? true }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.effects === rhs.effects }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(effects.map(ObjectIdentifier.init))
  }
}
