import Clocks
import ComposableCore
import ConcurrencyExtras
import Foundation
import IssueReporting
import TestSupport
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

  @Test("Each running effect is reported where it was started")
  func reportsEachEffect() async {
    let failures = await failures {
      let store = storeWithClock()
      await store.send(.timerStarted)
      await store.send(.timerStarted)
    }
    #expect(failures.map(\.line) == [#line - 3, #line - 2])
  }

  @Test("The dismissed feature's running effects are not reported")
  func ignoresEffectsOfDismissed() async {
    let store = storeWithClock()
    await store.send(.timerStarted)
    await store.send(.thrownAway)
    #expect(store.isDismissed)
    await store.finish()
  }

  @Test("Actions that arrive while finish waits are reported when the store goes")
  func reportsLateActions() async {
    let clock = TestClock()
    let whileWaiting = LockIsolated(0)
    let failures = await failures {
      let store = TestStore(initialState: 0) {
        Reduce<Int, String> { state, action in
          guard action == "start" else { return .none }
          return .run { send in
            try await clock.sleep(for: .seconds(1))
            await send("late")
          }
        }
      }
      store.timeout = .seconds(3600)
      await store.send("start")
      let time = Task { await clock.advance(by: .seconds(1)) }
      let failures = await ComposableCoreTests.failures { await store.finish() }
      whileWaiting.setValue(failures.count)
      await time.value
    }
    #expect(whileWaiting.value == 0)
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains("1 received action ") == true)
  }

  @Test("Cancelling a task ends what its effects have led to")
  func cancelsCascade() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { _, depth in
        depth == 3
          ? .run { _ in try await Task.never() }
          : .run { send in
            await send(depth + 1)
            try await Task.never()
          }
      }
    }
    let task = await store.send(0)
    await store.receive(1)
    await store.receive(2)
    await store.receive(3)
    await task.cancel()
    await store.finish()
  }

  @Test("A store that is released off the main actor reports what is left")
  func isReleasedAnywhere() async {
    await #expect(processExitsWith: .success) {
      let recorder = IssueRecorder()
      await withIssueReporters([recorder]) {
        let store = await TestStore(initialState: Lamp.State()) { Lamp() }
        await store.send(.dimmed(steps: [1]))
        // The tasks of this process are where they are outside of tests: this one is in the background.
        uncheckedUseMainSerialExecutor = false
        let box = LockIsolated<TestStoreOf<Lamp>?>(store)
        _ = consume store
        await Task.yield()
        precondition(!Thread.isMainThread)
        box.setValue(nil)
      }
      precondition(recorder.messages.count == 1)
      precondition(recorder.messages[0].contains("1 received action "))
    }
  }

  // In a process of its own, where no other test has test stores.
  @Test("The main serial executor is what it was when the store is gone")
  func restoresExecutor() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        precondition(!uncheckedUseMainSerialExecutor)
        do {
          let store = TestStore(initialState: Lamp.State()) { Lamp() }
          precondition(store.useMainSerialExecutor)
        }
        precondition(!uncheckedUseMainSerialExecutor)
      }
    }
  }
}
