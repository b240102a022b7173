import Clocks
import ComposableCore
import ConcurrencyExtras
import Testing

@MainActor @Suite struct TestStoreEndTests {
  private func storeWithClock() -> TestStoreOf<Lamp> {
    TestStore(initialState: Lamp.State()) {
      Lamp()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
  }

  @Test func releasingItReportsActionsThatWereNotReceived() async {
    let failures = await failures {
      let store = TestStore(initialState: Lamp.State()) { Lamp() }
      await store.send(.dimmed(steps: [2, 1]))
    }
    #expect(failures.map(\.line) == [#line - 3])
    #expect(failures.first?.message.contains("2 received actions") == true)
    #expect(failures.first?.message.contains("• Lamp.Action.brightnessChanged") == true)
  }

  @Test func releasingItReportsARunningEffectWhereItWasStarted() async {
    let failures = await failures {
      let store = storeWithClock()
      await store.send(.timerStarted)
    }
    #expect(failures.map(\.line) == [#line - 2])
    #expect(failures.first?.message.contains("Lamp.Action.timerStarted") == true)
  }

  @Test func effectsThatHaveEndedAreNotReported() async {
    let store = storeWithClock()
    await store.send(.timerStarted)
    await store.send(.timerStopped)
    await store.finish()
  }

  @Test func finishReportsActionsThatWereNotReceived() async {
    let store = TestStore(initialState: Lamp.State()) { Lamp() }
    await store.send(.dimmed(steps: [1]))
    let failures = await failures { await store.finish() }
    #expect(failures.map(\.line) == [#line - 1])
    #expect(failures.first?.message.contains("1 received action ") == true)
    await store.skipReceivedActions()
  }

  @Test func finishReportsEffectsThatDoNotEndInTime() async {
    let store = storeWithClock()
    await store.send(.timerStarted)
    let failures = await failures { await store.finish(timeout: .zero) }
    #expect(failures.map(\.line) == [#line - 1])
    #expect(failures.first?.message.contains("Waited 0.0 seconds") == true)
    await store.skipInFlightEffects()
  }

  @Test func aTaskIsCancelledAndAwaited() async {
    let store = storeWithClock()
    let task = await store.send(.timerStarted)
    #expect(!task.isCancelled)
    await task.cancel()
    #expect(task.isCancelled)
  }

  @Test func aTaskWithoutEffectsHasFinished() async {
    let store = TestStore(initialState: Lamp.State()) { Lamp() }
    let task = await store.send(.nothingHappened)
    #expect(task.isCancelled)
    await task.finish()
  }

  @Test func aTaskThatDoesNotFinishInTimeFails() async {
    let store = storeWithClock()
    let task = await store.send(.timerStarted)
    let failures = await failures { await task.finish(timeout: .zero) }
    #expect(failures.map(\.line) == [#line - 1])
    #expect(failures.first?.message.contains("Waited 0.0 seconds") == true)
  }

  @Test func skippingAdvancesTheState() async {
    let store = TestStore(initialState: Lamp.State()) { Lamp() }
    await store.send(.dimmed(steps: [2, 1]))
    await store.skipReceivedActions()
    #expect(store.state.brightness == 1)
  }

  @Test func skippingNothingFails() async {
    let store = TestStore(initialState: Lamp.State()) { Lamp() }
    let strict = await failures {
      await store.skipReceivedActions()
      await store.skipInFlightEffects()
    }
    #expect(strict.map(\.line) == [#line - 3, #line - 2])
    let lenient = await failures {
      await store.skipReceivedActions(strict: false)
      await store.skipInFlightEffects(strict: false)
    }
    #expect(lenient.isEmpty)
  }

  @Test func aSkippedEffectGoesOn() async {
    let clock = TestClock()
    let store = TestStore(initialState: Lamp.State()) {
      Lamp()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.timerStarted)
    await store.skipInFlightEffects()
    await clock.advance(by: .seconds(1))
    await store.receive(.ticked(1)) { $0.brightness = 1 }
    await store.send(.timerStopped)
  }

  @Test func afterDismissalNothingIsSent() async {
    let dismissals = LockIsolated(0)
    let store = TestStore(initialState: Lamp.State()) {
      Lamp()
    } withDependencies: {
      $0.dismiss = DismissEffect { dismissals.withValue { $0 += 1 } }
    }
    #expect(!store.isDismissed)
    await store.send(.thrownAway)
    #expect(store.isDismissed)
    #expect(dismissals.value == 1)
    let failures = await failures { await store.send(.toggled) { $0.isOn = true } }
    #expect(failures.map(\.line) == [#line - 1])
    #expect(failures.first?.message.contains("dismissed") == true)
    #expect(!store.state.isOn)
  }
}
