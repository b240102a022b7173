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

  @Test("It is what it was after an operation that throws, or that does not wait")
  func isRestored() async {
    struct Broken: Error {}
    let store = storeWithClock(.off)
    let exhaustivity = store.withExhaustivity(.on) { store.exhaustivity }
    #expect(exhaustivity == .on)
    #expect(throws: Broken.self) { try store.withExhaustivity(.on) { throw Broken() } }
    await #expect(throws: Broken.self) {
      try await store.withExhaustivity(.on) {
        await Task.yield()
        throw Broken()
      }
    }
    #expect(store.exhaustivity == .off)
  }

  @Test("A wrong change, a missing action and an error of a closure fail in each mode")
  func alwaysFails() async {
    struct Broken: Error {}
    await withLenientStores { store in
      let failures = await failures {
        await store.send(.toggled) { $0.isOn = false }
        await store.receive(.ticked(1))
        await store.send(.toggled) { _ in throw Broken() }
      }
      #expect(failures.count == 3)
    }
  }

  @Test("What is skipped is shown or passed over in silence", arguments: [true, false])
  func showsWhatIsSkipped(isShown: Bool) async {
    let store = storeWithClock(.off(showSkippedAssertions: isShown))
    let shown = await shownIssues {
      await store.send(.brightnessChanged(1))
      await store.send(.toggled) { _ in }
      await store.send(.nothingHappened) { _ in }
      await store.send(.dimmed(steps: [5, 4]))
      await store.send(.dimmed(steps: [3, 2]))
      await store.receive(.brightnessChanged(2)) { $0.brightness = 2 }
      await store.send(.timerStarted)
      await store.skipInFlightEffects()
      await store.send(.dimmed(steps: [1]))
      await store.skipReceivedActions()
      await store.send(.dimmed(steps: [7]))
      await store.finish()
    }
    await store.skipReceivedActions()
    guard isShown else {
      #expect(shown.isEmpty)
      return
    }
    let expected = [
      "+   brightness: 1", "+   isOn: true", "expects the state to change, and it did not",
      "2 received actions must be",
      "Skipped 1 received action:\n\n  [\n    [0]: .brightnessChanged(3)",
      "Skipped 1 running effect:\n\n  [\n    [0]: .timerStarted",
      "Skipped 1 received action:", "The test ends with 1 received action ",
    ]
    #expect(shown.count == expected.count)
    for (message, part) in zip(shown, expected) {
      #expect(message.hasPrefix("Assertions were skipped.\n\n"))
      #expect(message.contains(part))
    }
  }

  @Test("What is left when the store goes is shown, too")
  func showsLeftovers() async {
    let shown = await shownIssues {
      let store = storeWithClock(.off(showSkippedAssertions: true))
      await store.send(.timerStarted)
      await store.send(.dimmed(steps: [1]))
    }
    #expect(shown.count == 2)
    #expect(shown.first?.contains("Lamp.Action.brightnessChanged") == true)
    #expect(shown.last?.contains("Lamp.Action.timerStarted") == true)
  }

  @Test("A closure runs a second time to find what was skipped")
  func runsClosureTwice() async {
    for (exhaustivity, count) in [
      (Exhaustivity.on, 1), (.off, 1), (.off(showSkippedAssertions: true), 2),
    ] {
      let store = storeWithClock(exhaustivity)
      var runs = 0
      await store.send(.toggled) {
        $0.isOn = true
        runs += 1
      }
      #expect(runs == count)
    }
  }

  @Test("receive waits through the actions that do not match")
  func waitsThroughOthers() async {
    let clock = TestClock()
    let store = storeWithClock(.off, clock)
    store.timeout = .seconds(3600)
    await store.send(.timerStarted)
    let time = Task { await clock.advance(by: .seconds(3)) }
    await store.receive(.ticked(3)) { $0.brightness = 3 }
    await time.value
    let failures = await failures { await store.receive(.ticked(3), timeout: .zero) }
    #expect(failures.count == 2)
    #expect(failures.first?.message.contains("a matching action") == true)
  }

  @Test("receive by case and value waits for the case, and compares the value then")
  func waitsForCase() async {
    let store = storeWithClock(.off)
    await store.send(.dimmed(steps: [1]))
    let failures = await failures { await store.receive(\.brightnessChanged, 2) }
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains("carries another value") == true)
    #expect(store.state.brightness == 1)
  }

  @Test("An action is received once")
  func receivesOnce() async {
    let store = storeWithClock(.off)
    await store.send(.dimmed(steps: [3, 2, 1]))
    await store.receive(.brightnessChanged(2))
    let failures = await failures {
      await store.receive(.brightnessChanged(2))
      await store.receive(.brightnessChanged(3))
    }
    #expect(failures.count == 2)
    await store.receive(.brightnessChanged(1))
  }

  @Test("finish waits for the effects in each mode")
  func finishWaits() async {
    let clock = TestClock()
    let isDone = LockIsolated(false)
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { _, _ in
        .run { _ in
          try await clock.sleep(for: .seconds(1))
          isDone.setValue(true)
        }
      }
    }
    store.exhaustivity = .off
    store.timeout = .seconds(3600)
    await store.send(1)
    let time = Task { await clock.advance(by: .seconds(1)) }
    await store.finish()
    #expect(isDone.value)
    await time.value
  }

  @Test("XCTModify minds a case that stays as it was where everything is asserted")
  func modifiesCases() async {
    let modification: any CaseModification = UnchangingModification()
    for (exhaustivity, count) in [(Exhaustivity.on, 1), (.off, 0)] {
      let store = TestStore(initialState: Dial.on(1)) {
        Reduce<Dial, Int> { state, number in
          state = .on(number)
          return .none
        }
      }
      store.exhaustivity = exhaustivity
      let failures = await failures { await store.send(2) { modification.modify(&$0) } }
      #expect(failures.count { $0.message.hasPrefix("XCTModify") } == count)
    }
  }

  private func storeWithClock(
    _ exhaustivity: Exhaustivity, _ clock: TestClock<Duration> = TestClock()
  ) -> TestStoreOf<Lamp> {
    let store = TestStore(initialState: Lamp.State()) {
      Lamp()
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.exhaustivity = exhaustivity
    return store
  }
}

@CasePathable
private enum Dial: Equatable {
  case on(Int)
  case off
}

/// What a deprecated function does, to be called without a warning.
private protocol CaseModification {
  func modify(_ dial: inout Dial)
}

private struct UnchangingModification: CaseModification {
  @available(*, deprecated)
  func modify(_ dial: inout Dial) {
    XCTModify(&dial, case: \.on) { _ in }
  }
}
