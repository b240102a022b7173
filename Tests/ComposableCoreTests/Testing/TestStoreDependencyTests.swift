import Clocks
import ComposableCore
import ConcurrencyExtras
import Dependencies
import Testing

@MainActor @Suite struct TestStoreDependencyTests {
  struct Dice: Reducer {
    struct State: Equatable {
      var value = 0

      init() {
        @Dependency(\.date.now.timeIntervalSince1970) var now
        value = Int(now)
      }
    }

    enum Action { case thrown }

    @Dependency(\.date.now.timeIntervalSince1970) var now

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        state.value = Int(now)
        return .none
      }
    }
  }

  private func date(_ seconds: Double) -> DateGenerator {
    .constant(.init(timeIntervalSince1970: seconds))
  }

  @Test func theInitialStateHasThem() {
    var count = 0
    let store = TestStore(initialState: Dice.State()) {
      Dice()
    } withDependencies: {
      count += 1
      $0.date = date(3)
    }
    #expect(store.state.value == 3)
    #expect(count == 1)
  }

  @Test("The reducer is made with them")
  func reducerIsMadeWithThem() async {
    struct Clerk: Reducer {
      let greeting: String

      init() {
        @Dependency(\.date.now.timeIntervalSince1970) var now
        greeting = "hired at \(Int(now))"
      }

      func reduce(into state: inout String, action: Int) -> Effect<Int> {
        state = greeting
        return .none
      }
    }
    let store = TestStore(initialState: "") {
      Clerk()
    } withDependencies: {
      $0.date = date(3)
    }
    await store.send(0) { $0 = "hired at 3" }
  }

  @Test func aChangeHoldsForTheActionsToCome() async {
    let store = TestStore(initialState: Dice.State()) {
      Dice()
    } withDependencies: {
      $0.date = date(3)
    }
    store.dependencies.date = date(4)
    await store.send(.thrown) { $0.value = 4 }
    await store.withDependencies {
      $0.date = date(5)
    } operation: {
      await store.send(.thrown) { $0.value = 5 }
    }
    await store.send(.thrown) { $0.value = 4 }
  }

  @Test("They are what they were after an operation that throws, or that does not wait")
  func areRestored() async {
    struct Broken: Error {}
    let store = TestStore(initialState: Dice.State()) {
      Dice()
    } withDependencies: {
      $0.date = date(3)
    }
    let now = store.withDependencies {
      $0.date = date(4)
    } operation: {
      store.dependencies.date.now.timeIntervalSince1970
    }
    #expect(now == 4)
    #expect(throws: Broken.self) {
      try store.withDependencies {
        $0.date = date(4)
      } operation: {
        throw Broken()
      }
    }
    await #expect(throws: Broken.self) {
      try await store.withDependencies {
        $0.date = date(4)
      } operation: {
        await Task.yield()
        throw Broken()
      }
    }
    #expect(store.dependencies.date.now.timeIntervalSince1970 == 3)
  }

  @Test func theMainSerialExecutorIsOnWhileThereAreTestStores() {
    let store = TestStore(initialState: Lamp.State()) { Lamp() }
    #expect(store.useMainSerialExecutor)
  }
}
