import ComposableCore
import Testing

@Reducer
private struct Tally {
  @ObservableState
  struct State: Equatable {
    @Shared var total: Int
    @SharedReader(.inMemory("limit")) var limit = 10
    @Shared(.inMemory("log")) var log: [String] = []
    var taps = 0
  }

  enum Action {
    case tapped
    case addedTwice
    case nothing
    case logged
    case finished
    case finishedAtOnce
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state.taps += 1
        state.$total.withLock { $0 += 1 }
        return .none
      case .addedTwice:
        state.$total.withLock { $0 += 1 }
        state.$total.withLock { $0 += 1 }
        return .none
      case .nothing:
        return .none
      case .logged:
        return .run { [log = state.$log] send in
          log.withLock { $0.append("effect") }
        }
      case .finished:
        return .run { send in await send(.tapped) }
      case .finishedAtOnce:
        state.$total.withLock { $0 = 10 }
        return .send(.tapped)
      }
    }
  }
}

@MainActor @Suite("Shared state in test stores")
struct TestStoreSharedTests {
  private func makeStore(_ total: Shared<Int> = Shared(value: 0)) -> TestStoreOf<Tally> {
    TestStore(initialState: Tally.State(total: total)) { Tally() }
  }

  @Test("A change of shared state is asserted in the closure, with withLock")
  func assertsChange() async {
    let store = makeStore()
    await store.send(.tapped) {
      #expect($0.total == 0)
      $0.taps = 1
      $0.$total.withLock { $0 = 1 }
    }
    #expect(store.state.total == 1)
    await store.send(.addedTwice) { $0.$total.withLock { $0 = 3 } }
  }

  @Test("A change of shared state is asserted through another property with the same value")
  func assertsThroughAnother() async {
    @Shared(value: 0) var total: Int
    let shared = $total
    let store = makeStore(shared)
    await store.send(.addedTwice) { _ in
      #expect(shared.wrappedValue == 0)
      shared.withLock { $0 = 2 }
    }
    #expect(shared.wrappedValue == 2)
  }

  @Test("A change of shared state that is not asserted fails, and shows the values")
  func reportsUnasserted() async {
    let store = makeStore()
    await expectReportsIssue {
      await store.send(.addedTwice)
    } matching: {
      $0.description.contains("_total: #1 0") && $0.description.contains("_total: #1 2")
    }
    await expectReportsIssue {
      await store.send(.addedTwice) { $0.$total.withLock { $0 = 3 } }
    } matching: {
      $0.description.contains("_total: #1 3") && $0.description.contains("_total: #1 4")
    }
  }

  @Test("Expecting a change of shared state that does not happen fails, and changes nothing")
  func reportsExpectedOnly() async {
    let store = makeStore()
    await expectReportsIssue {
      await store.send(.nothing) { $0.$total.withLock { $0 = 1 } }
    } matching: {
      $0.description.contains("_total: #1 1")
    }
    #expect(store.state.total == 0)
    await store.send(.nothing)
  }

  @Test("A change that an effect makes is asserted with assert(_:)")
  func effects() async {
    let store = makeStore()
    await store.send(.logged).finish()
    store.assert { $0.$log.withLock { $0 = ["effect"] } }
    await store.finish()
  }

  @Test("A change that an effect makes and the test does not assert fails when it ends")
  func unassertedEffects() async {
    let store = makeStore()
    await store.send(.logged).finish()
    await expectReportsIssue {
      await store.finish()
    } matching: {
      $0.description.contains("Effects changed shared state")
        && $0.description.contains("store.assert")
    }
  }

  @Test("A change that an effect makes and the test does not assert fails at the end of the store")
  func unassertedAtEnd() async {
    var store: TestStoreOf<Tally>? = makeStore()
    await store?.send(.logged).finish()
    expectReportsIssue {
      store = nil
    } matching: {
      $0.description.contains("Effects changed shared state")
    }
  }

  @Test("A received action asserts its changes of shared state")
  func receives() async {
    let store = makeStore()
    await store.send(.finished)
    await store.receive(\.tapped) {
      $0.taps = 1
      $0.$total.withLock { $0 = 1 }
    }
  }

  @Test("Changes by an action that an effect sends at once are asserted where that is received")
  func receivesAtOnce() async {
    let store = makeStore()
    await store.send(.finishedAtOnce) { $0.$total.withLock { $0 = 10 } }
    #expect(store.state.total == 11)
    await store.receive(\.tapped) {
      #expect($0.total == 10)
      $0.taps = 1
      $0.$total.withLock { $0 = 11 }
    }
  }

  @Test("Without exhaustivity only the mentioned changes of shared state are checked")
  func nonExhaustive() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.tapped)
    await store.send(.addedTwice) { $0.$total.withLock { $0 = 3 } }
    await expectReportsIssue {
      await store.send(.addedTwice) { $0.$total.withLock { $0 = 4 } }
    } matching: {
      $0.description.contains("_total: #1 4")
    }
    #expect(store.state.total == 5)
    store.exhaustivity = .on
    await store.send(.nothing)
  }
}
