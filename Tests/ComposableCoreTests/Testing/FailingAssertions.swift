import Clocks
import ComposableCore

/// Does everything that a test store reports as a failure.
///
/// - Returns: The lines that the failures must have, in their order.
@MainActor
func failEveryAssertion() async -> [Int] {
  struct Broken: Error {}
  func makeStore() -> TestStoreOf<Lamp> {
    TestStore(initialState: Lamp.State()) {
      Lamp()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
  }
  var lines: [Int] = []
  func aboveFails(_ count: Int = 1, line: Int = #line) {
    lines += Array(repeating: line - 1, count: count)
  }

  do {
    let store = makeStore()
    await store.send(.toggled)
    aboveFails()
    await store.send(.toggled) { $0.brightness = 1 }
    aboveFails()
    await store.send(.nothingHappened) { _ in }
    aboveFails()
    await store.send(.nothingHappened) { _ in throw Broken() }
    aboveFails()
    store.assert { $0.brightness = 9 }
    aboveFails()
    await store.skipReceivedActions()
    aboveFails()
    await store.skipInFlightEffects()
    aboveFails()

    await store.receive(.ticked(1))
    aboveFails()
    await store.receive(\.ticked)
    aboveFails()
    await store.receive(\.ticked, 1)
    aboveFails()
    await store.receive { $0 == .toggled }
    aboveFails()
    await store.send(.dimmed(steps: [1, 2, 3, 4, 5]))
    await store.send(.nothingHappened)
    aboveFails()
    await store.receive(.brightnessChanged(2))
    aboveFails()
    await store.receive(\.brightnessChanged)
    aboveFails()
    await store.receive(\.toggled)
    aboveFails()
    await store.receive(\.brightnessChanged, 3)
    aboveFails()
    await store.finish()
    aboveFails()
    await store.skipReceivedActions()

    let task = await store.send(.timerStarted)
    await store.receive(.ticked(1), timeout: .zero)
    aboveFails(2)
    await task.finish(timeout: .zero)
    aboveFails()
  }
  do {
    let store = makeStore()
    await store.send(.timerStarted)
    await store.finish(timeout: .zero)
    aboveFails()
    await store.send(.timerStopped)
    await store.send(.thrownAway)
    await store.send(.toggled)
    aboveFails()
  }
  do {
    let store = TestStore(initialState: Lamp.State()) { Lamp() }
    aboveFails()
    await store.send(.dimmed(steps: [1]))
  }
  do {
    let store = makeStore()
    await store.send(.timerStarted)
    aboveFails()
    await store.send(.timerStarted)
    aboveFails()
  }
  return lines
}
