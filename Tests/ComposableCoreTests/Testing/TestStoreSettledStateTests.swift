import ComposableCore
import Testing

@MainActor
@Suite struct `An effect that sends at once, not everything asserted` {
  private let store = TestStore(initialState: Oven.State()) { Oven() }

  init() {
    store.exhaustivity = .off
  }

  @Test func `The state after send is the settled one`() async {
    await store.send(.startButtonTapped)
    #expect(store.state.temperature == 200)
    #expect(!store.state.isHeating)
    store.assert { $0.temperature = 200 }
  }

  @Test func `The closure of send asserts the settled state`() async {
    await store.send(.startButtonTapped) {
      #expect($0.temperature == 200)
      $0.isHeating = false
      $0.temperature = 200
      $0.$energy.withLock { $0 = 11 }
      $0.$uses.withLock { $0 = 1 }
    }
  }

  @Test func `The closure of send may assert just the step of the action`() async {
    await store.send(.startButtonTapped) {
      $0.isHeating = true
      $0.temperature = 20
      $0.$energy.withLock { $0 = 1 }
    }
    #expect(store.state.temperature == 200)
  }

  @Test func `What fits neither fails once, and shows the settled state`() async {
    let failures = await failures {
      await store.send(.startButtonTapped) { $0.temperature = 100 }
    }
    #expect(failures.map(\.line) == [#line - 2])
    #expect(failures.first?.message.contains("−   _temperature: 100,") == true)
    #expect(failures.first?.message.contains("+   _temperature: 200,") == true)
  }

  @Test func `What the effect has sent can be received still, step by step`() async {
    await store.send(.startButtonTapped)
    await store.receive(\.heated) {
      $0.isHeating = true
      $0.temperature = 200
    }
    await store.receive(\.switchedOff) { $0.isHeating = false }
    #expect(!store.state.isHeating)
  }

  @Test func `What is shown as skipped is what the settled state has more`() async {
    store.exhaustivity = .off(showSkippedAssertions: true)
    let shown = await shownIssues {
      await store.send(.startButtonTapped) { $0.isHeating = false }
    }
    #expect(shown.count == 1)
    #expect(shown.first?.contains("−   _temperature: 20,") == true)
    #expect(shown.first?.contains("+   _temperature: 200,") == true)
    await store.skipReceivedActions()
  }

  @Test func `An exhaustive store asserts the step of each action`() async {
    store.exhaustivity = .on
    await store.send(.startButtonTapped) {
      $0.isHeating = true
      $0.$energy.withLock { $0 = 1 }
    }
    #expect(store.state.temperature == 20)
    await store.receive(\.heated) {
      $0.temperature = 200
      $0.$energy.withLock { $0 = 11 }
    }
    await store.receive(\.switchedOff) {
      $0.isHeating = false
      $0.$uses.withLock { $0 = 1 }
    }
  }
}
