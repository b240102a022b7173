import Dispatch
import Testing

@testable import ComposableCore

@MainActor
@Suite struct `Throttle` {
  @Reducer
  struct Feed {
    struct State: Equatable {
      var values: [Int] = []
    }

    enum Action: Equatable, Sendable {
      case tap(Int)
      case stream
      case value(Int)
    }

    let latest: Bool
    @Dependency(\.continuousClock) var clock

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .tap(let number):
          return .send(.value(number))
            .throttle(id: "tap", for: .seconds(1), clock: clock, latest: latest)
        case .stream:
          return .run { send in
            for number in 1...4 {
              await send(.value(number))
              try await clock.sleep(for: .milliseconds(400))
            }
          }
          .throttle(id: "stream", for: .seconds(1), clock: clock, latest: latest)
        case .value(let number):
          state.values.append(number)
          return .none
        }
      }
    }
  }

  let clock = TestClock()

  private func store(latest: Bool) -> TestStoreOf<Feed> {
    TestStore(initialState: Feed.State()) {
      Feed(latest: latest)
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test(arguments: [true, false])
  func `The first passes at once, and then one when the time is over`(latest: Bool) async {
    let store = store(latest: latest)
    await store.send(.tap(1))
    await store.receive(.value(1)) { $0.values = [1] }

    await store.send(.tap(2))
    await clock.advance(by: .milliseconds(250))
    await store.send(.tap(3))
    await clock.advance(by: .milliseconds(250))
    await store.send(.tap(4))
    await clock.advance(by: .milliseconds(499))
    await clock.advance(by: .milliseconds(1))
    await store.receive(.value(latest ? 4 : 2)) { $0.values.append(latest ? 4 : 2) }

    await clock.advance(by: .seconds(5))
    await store.send(.tap(5))
    await store.receive(.value(5)) { $0.values.append(5) }
  }

  @Test func `The actions of one long effect are throttled`() async {
    let store = store(latest: true)
    await store.send(.stream)
    await store.receive(.value(1)) { $0.values = [1] }
    await clock.advance(by: .milliseconds(1000))
    await store.receive(.value(3)) { $0.values = [1, 3] }
    await clock.advance(by: .milliseconds(1000))
    await store.receive(.value(4)) { $0.values = [1, 3, 4] }
  }

  @Test func `Two stores do not throttle one another`() async {
    for _ in 1...2 {
      let store = store(latest: true)
      await store.send(.tap(1))
      await store.receive(.value(1)) { $0.values = [1] }
    }
  }

  @Test func `Any clock does, whatever it counts in`() async {
    let clock = TestClock<Frames>()
    let store = TestStore(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        guard action < 10 else { return .none }
        return .send(action * 10)
          .throttle(id: "frames", for: Frames(count: 3), clock: clock, latest: true)
      }
    }
    await store.send(1) { $0 = [1] }
    await store.receive(10) { $0 = [1, 10] }
    await store.send(2) { $0 = [1, 10, 2] }
    await clock.advance(by: Frames(count: 3))
    await store.receive(20) { $0 = [1, 10, 2, 20] }
  }

  @available(*, deprecated)
  @Test(arguments: [true, false])
  func `A scheduler does as well`(latest: Bool) async {
    let queue = DispatchQueue.test
    let store = TestStore(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        @Dependency(\.mainQueue) var mainQueue
        state.append(action)
        guard action < 10 else { return .none }
        return .send(action * 10)
          .throttle(id: "scheduler", for: .seconds(1), scheduler: mainQueue, latest: latest)
      }
    } withDependencies: {
      $0.mainQueue = queue.eraseToAnyScheduler()
    }
    await store.send(1) { $0 = [1] }
    await store.receive(10) { $0 = [1, 10] }
    await store.send(2) { $0 = [1, 10, 2] }
    await store.send(3) { $0 = [1, 10, 2, 3] }
    await queue.advance(by: .seconds(1))
    let passed = latest ? 30 : 20
    await store.receive(passed) { $0 = [1, 10, 2, 3, passed] }
  }
}
