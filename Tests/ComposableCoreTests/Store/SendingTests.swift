import Testing

@testable import ComposableCore

@Reducer
private struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var log: [String] = []
  }

  enum Action {
    case increment
    case incrementTwice
    case answer
    case answered(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      case .incrementTwice:
        return .merge(.send(.increment), .send(.increment))
      case .answer:
        return .run { [count = state.count] send in await send(.answered(count + 42)) }
      case .answered(let count):
        state.count = count
        return .none
      }
    }
  }
}

@MainActor
struct SendingTests {
  @Test func sendingRunsTheReducer() {
    let store = Store(initialState: Counter.State()) { Counter() }
    store.send(.increment)
    #expect(store.count == 1)
  }

  @Test func sendEffectsAreProcessedBeforeSendReturns() {
    let store = Store(initialState: Counter.State()) { Counter() }
    store.send(.incrementTwice)
    #expect(store.count == 2)
  }

  @Test func operationsSendTheirActions() async {
    let store = Store(initialState: Counter.State()) { Counter() }
    await store.send(.answer).finish()
    #expect(store.count == 42)
  }

  @Test func storesOfTrivialDomainsAreLegal() {
    let store = Store<Void, Void>(initialState: ()) {}
    store.send(())
  }
}
