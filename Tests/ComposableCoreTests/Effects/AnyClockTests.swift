import Clocks
import ComposableCore
import Dependencies
import Foundation
import Testing

// 'Foundation' is a part of the test: with it the compiler (6.3) opens no clock of any type for a
// generic parameter.
@MainActor
@Suite("Time operators on a clock of any type")
struct AnyClockTests {
  @Reducer
  struct Burst {
    struct State: Equatable { var log: [String] = [] }
    enum Action: Equatable { case debounced, throttled, log(String) }

    @Dependency(\.continuousClock) var clock

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .debounced:
          return .run { await $0(.log("debounced")) }
            .debounce(id: 1, for: .milliseconds(300), clock: clock)
        case .throttled:
          return .send(.log("throttled"))
            .throttle(id: 2, for: .seconds(1), clock: clock, latest: true)
        case .log(let line):
          state.log.append(line)
          return .none
        }
      }
    }
  }

  @Test func theClockOfTheDependencies() async {
    let clock = TestClock()
    let store = TestStore(initialState: Burst.State()) {
      Burst()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.debounced)
    await store.send(.debounced)
    await clock.advance(by: .milliseconds(300))
    await store.receive(.log("debounced")) { $0.log = ["debounced"] }
    await store.send(.throttled)
    await store.receive(.log("throttled")) { $0.log.append("throttled") }
    await store.finish()
  }
}
