import ComposableCore
import Testing

@Reducer
private struct Counter {
  @ObservableState
  struct State: Equatable {
    @Shared(.inMemory("total")) var total = 0
    @SharedReader(.inMemory("total")) var reader = 0
    var other = 0
  }

  enum Action {
    case incremented
    case otherIncremented
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incremented: state.$total.withLock { $0 += 1 }
      case .otherIncremented: state.other += 1
      }
      return .none
    }
  }
}

@MainActor @Suite("Shared state in observable state")
struct SharedStateTests {
  @Test("A change of shared state, made anywhere, tells readers of that property only")
  func observation() {
    let store = Store(initialState: Counter.State()) { Counter() }
    func isTold(of read: () -> Void, by change: () -> Void) -> Bool {
      let isTold = LockIsolated(false)
      withObservationTracking(read) { isTold.setValue(true) }
      change()
      return isTold.value
    }
    @Shared(.inMemory("total")) var total = 0
    let shared = $total
    #expect(isTold(of: { _ = store.total }) { store.send(.incremented) })
    #expect(isTold(of: { _ = store.total }) { shared.withLock { $0 += 1 } })
    #expect(isTold(of: { _ = store.reader }) { shared.withLock { $0 += 1 } })
    #expect(!isTold(of: { _ = store.other }) { shared.withLock { $0 += 1 } })
    #expect(!isTold(of: { _ = store.total }) { store.send(.otherIncremented) })
    #expect(store.total == 4)
    #expect(store.reader == 4)
  }

  @Test("A store projects its shared state")
  func projection() {
    let store = Store(initialState: Counter.State()) { Counter() }
    store.$total.withLock { $0 = 5 }
    #expect(store.total == 5)
    let binding = Binding(store.$total)
    binding.wrappedValue = 6
    #expect(store.total == 6)
    #expect(store.$reader.wrappedValue == 6)
  }
}
