import ComposableCore
import Testing

@MainActor
@Suite struct ViewActionMacroTests {
  @Test func bareSendSendsAViewAction() {
    let view = CounterView(store: Store(initialState: Counter.State()) { Counter() })
    view.send(.incrementButtonTapped(by: 2))
    #expect(view.store.withState(\.count) == 2)
  }
}

@Reducer private struct Counter {
  struct State {
    var count = 0
  }
  enum Action: ViewAction {
    case view(View)

    enum View {
      case incrementButtonTapped(by: Int)
    }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.incrementButtonTapped(let count)):
        state.count += count
        return .none
      }
    }
  }
}

@ViewAction(for: Counter.self)
@MainActor
private struct CounterView {
  let store: StoreOf<Counter>
}
