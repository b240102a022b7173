import ComposableCore
import Testing

@MainActor
@Suite("Effects that animate")
struct OldEffectTests {
  @available(*, deprecated)
  @Test("An action that is sent at once is reduced within the animation")
  func sentAtOnce() {
    #expect(animations { .send(.note, animation: .linear) } == [.linear])
    #expect(animations { .send(.note).animation(.easeIn) } == [.easeIn])
    #expect(animations { .send(.note).animation() } == [.default])
    #expect(animations { .merge(.send(.note).animation(), .send(.note)) } == [.default, nil])
    #expect(animations { .none.animation() } == [])
  }

  @available(*, deprecated)
  @Test("Each action of a running effect is sent within the transaction")
  func running() async {
    let effect = Effect<OldCounter.Action>.run { send in
      await send(.note)
      await send(.note, animation: .easeOut)
    }
    let store = store { effect.transaction(Transaction(animation: .linear)) }
    await store.send(.animate).finish()
    #expect(store.withState(\.animations) == [.linear, .linear])
  }

  @Test("What follows at once from an action is reduced within the action's animation")
  func following() {
    let store = store { .send(.note) }
    store.send(.animate, animation: .linear)
    #expect(store.withState(\.animations) == [.linear])
  }

  private func store(
    _ effect: @escaping () -> Effect<OldCounter.Action>
  ) -> StoreOf<OldCounter> {
    Store(initialState: OldCounter.State()) {
      OldCounter()
      Reduce { _, action in action == .animate ? effect() : .none }
    }
  }

  private func animations(_ effect: @escaping () -> Effect<OldCounter.Action>) -> [Animation?] {
    let store = store(effect)
    store.send(.animate)
    return store.withState(\.animations)
  }
}
