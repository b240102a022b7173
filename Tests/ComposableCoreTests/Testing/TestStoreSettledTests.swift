import ComposableCore
import Testing

@Reducer private struct Steps {
  struct State: Equatable { var count = 0 }
  enum Action: Equatable {
    case start
    case next
    case last
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.count += 1
      switch action {
      case .start: return .send(.next)
      case .next: return .send(.last)
      case .last: return .none
      }
    }
  }
}

@MainActor
@Suite("Effects that send at once")
struct TestStoreSettledTests {
  private let store = TestStore(initialState: Steps.State()) { Steps() }

  @Test("Without exhaustivity the state after a send is the settled one")
  func settled() async {
    store.exhaustivity = .off
    await store.send(.start) { $0.count = 3 }
    #expect(store.state.count == 3)
    await store.receive(.next) { $0.count = 2 }
    await store.receive(.last) { $0.count = 3 }
  }

  @Test("With exhaustivity each step asserts its own change")
  func stepByStep() async {
    await store.send(.start) { $0.count = 1 }
    await store.receive(.next) { $0.count = 2 }
    await store.receive(.last) { $0.count = 3 }
  }
}
