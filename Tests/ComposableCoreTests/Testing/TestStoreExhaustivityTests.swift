import Clocks
import ComposableCore
import Testing

@MainActor @Suite struct TestStoreExhaustivityTests {
  /// Runs a test with a silent store, and the same with a store that shows what it skips.
  private func withLenientStores(_ test: (TestStoreOf<Lamp>) async -> Void) async {
    for exhaustivity in [Exhaustivity.off, .off(showSkippedAssertions: true)] {
      let store = TestStore(initialState: Lamp.State()) {
        Lamp()
      } withDependencies: {
        $0.continuousClock = TestClock()
      }
      store.exhaustivity = exhaustivity
      await test(store)
    }
  }

  @Test func changesNeedNotBeDescribed() async {
    await withLenientStores { store in
      await store.send(.toggled)
      #expect(store.state.isOn)
    }
  }

  @Test func someOfTheChangesCanBeDescribed() async {
    await withLenientStores { store in
      await store.send(.dimmed(steps: [2]))
      await store.send(.toggled) { $0.isOn = true }
      #expect(store.state == Lamp.State(isOn: true, brightness: 2))
    }
  }

  @Test func theClosureGetsTheStateAfterTheAction() async {
    let store = TestStore(initialState: Lamp.State()) { Lamp() }
    store.exhaustivity = .off
    await store.send(.brightnessChanged(2)) { #expect($0.brightness == 2) }
  }

  @Test func aWrongChangeFails() async {
    let store = TestStore(initialState: Lamp.State()) { Lamp() }
    store.exhaustivity = .off
    let failures = await failures { await store.send(.toggled) { $0.brightness = 1 } }
    #expect(failures.map(\.line) == [#line - 1])
    #expect(failures.first?.message.contains("−   brightness: 1") == true)
    #expect(failures.first?.message.contains("isOn: false") == false)
  }

  @Test func actionsBeforeTheExpectedOneAreSkipped() async {
    await withLenientStores { store in
      await store.send(.dimmed(steps: [3, 2, 1]))
      await store.receive(.brightnessChanged(2)) { $0.brightness = 2 }
      #expect(store.state.brightness == 2)
    }
  }

  @Test func aMissingActionFailsAndConsumesNothing() async {
    let store = TestStore(initialState: Lamp.State()) { Lamp() }
    store.exhaustivity = .off
    await store.send(.dimmed(steps: [3]))
    let failures = await failures { await store.receive(.toggled) }
    #expect(failures.count == 1)
    await store.receive(.brightnessChanged(3))
  }

  @Test func actionsAndEffectsMayBeLeftAtTheEnd() async {
    await withLenientStores { store in
      await store.send(.dimmed(steps: [3]))
      await store.send(.timerStarted)
    }
  }

  @Test func itHoldsForAnOperation() async {
    let store = TestStore(initialState: Lamp.State()) { Lamp() }
    await store.withExhaustivity(.off) {
      await store.send(.toggled)
    }
    #expect(store.exhaustivity == .on)
  }
}
