import Dispatch
import Testing

@testable import ComposableCore

@MainActor
@Suite struct `Debounce` {
  @Reducer
  struct Search {
    struct State: Equatable {
      var started: [Int] = []
      var finished: [Int] = []
    }

    enum Action: Equatable {
      case query(Int)
      case started(Int)
      case finished(Int)
      case cancel
      case queryAtOnce(Int)
    }

    @Dependency(\.continuousClock) var clock

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .query(let number):
          return .run { send in
            await send(.started(number))
            await send(.finished(number))
          }
          .debounce(id: "search", for: .seconds(1), clock: clock)
        case .queryAtOnce(let number):
          return .send(.finished(number))
            .debounce(id: "search", for: .seconds(1), clock: clock)
        case .started(let number): state.started.append(number)
        case .finished(let number): state.finished.append(number)
        case .cancel: return .cancel(id: "search")
        }
        return .none
      }
    }
  }

  let clock = TestClock()

  private func store() -> TestStoreOf<Search> {
    TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func `Of a burst just the last effect runs, after the whole time`() async {
    let store = store()
    await store.send(.query(1))
    await clock.advance(by: .milliseconds(900))
    await store.send(.query(2))
    await clock.advance(by: .milliseconds(900))
    await store.send(.query(3))
    await clock.advance(by: .milliseconds(999))
    #expect(store.state.started == [])
    await clock.advance(by: .milliseconds(1))
    await store.receive(.started(3)) { $0.started = [3] }
    await store.receive(.finished(3)) { $0.finished = [3] }
  }

  @Test func `What an effect sends at once waits, too`() async {
    let store = store()
    await store.send(.queryAtOnce(1))
    await clock.advance(by: .seconds(1))
    await store.receive(.finished(1)) { $0.finished = [1] }
  }

  @Test func `Cancelling by the id ends the wait and the effect`() async {
    let store = store()
    await store.send(.query(1))
    await store.send(.cancel)
    await clock.advance(by: .seconds(5))
    await store.finish()
  }

  @Test func `Any clock does, whatever it counts in`() async {
    let clock = TestClock<Frames>()
    let store = TestStore(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        guard action < 10 else { return .none }
        return .send(action * 10).debounce(id: "frames", for: Frames(count: 3), clock: clock)
      }
    }
    await store.send(1) { $0 = [1] }
    await clock.advance(by: Frames(count: 2))
    await store.send(2) { $0 = [1, 2] }
    await clock.advance(by: Frames(count: 3))
    await store.receive(20) { $0 = [1, 2, 20] }
  }

  @Test func `No effect stays no effect`() {
    let effect = Effect<Int>.none.debounce(id: 1, for: .seconds(1), clock: clock)
    #expect(effect.box == nil)
  }

  @available(*, deprecated)
  @Test func `A scheduler does as well`() async {
    let queue = DispatchQueue.test
    let store = TestStore(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        guard action < 10 else { return .none }
        return .send(action * 10)
          .debounce(id: "scheduler", for: .seconds(1), scheduler: queue)
      }
    }
    await store.send(1) { $0 = [1] }
    await store.send(2) { $0 = [1, 2] }
    await queue.advance(by: .seconds(1))
    await store.receive(20) { $0 = [1, 2, 20] }
  }
}
