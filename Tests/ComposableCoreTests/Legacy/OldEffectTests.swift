import ComposableCore
import ConcurrencyExtras
import DataFlow
import Observation
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

  @available(*, deprecated)
  @Test("Observers of an action that is sent at once are told within its animation")
  func observers() {
    let store = Store(initialState: Moves.State()) { Moves() }
    let seen = LockIsolated<[Animation?]>([])
    withObservationTracking {
      _ = store.count
    } onChange: {
      seen.withValue { $0.append(Transaction._current.animation) }
    }
    store.send(.start)
    #expect(store.count == 1)
    #expect(seen.value == [.linear])
  }

  @available(*, deprecated)
  @Reducer
  fileprivate struct Moves {
    @ObservableState struct State { var count = 0 }
    enum Action { case start, moved }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .start: return .send(.moved, animation: .linear)
        case .moved:
          state.count += 1
          return .none
        }
      }
    }
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
