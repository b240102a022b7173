import Clocks
import ComposableCore
import Testing

@MainActor @Suite struct TestStoreReceiveTests {
  @Test func actionsOfAnEffectAreReceivedInOrder() async {
    let store = TestStore(initialState: Lamp.State()) { Lamp() }
    await store.send(.flickered)
    await store.receive(.toggled) { $0.isOn = true }
    await store.receive(\.toggled) { $0.isOn = false }
  }

  @Test func anActionIsReceivedByValueCaseAndPredicate() async {
    let store = TestStore(initialState: Lamp.State()) { Lamp() }
    await store.send(.dimmed(steps: [4, 3, 2, 1]))
    await store.receive(.brightnessChanged(4)) { $0.brightness = 4 }
    await store.receive(\.brightnessChanged) { $0.brightness = 3 }
    await store.receive(\.brightnessChanged, 2) { $0.brightness = 2 }
    await store.receive({ $0 == .brightnessChanged(1) }) { $0.brightness = 1 }
  }

  @Test func theStateIsThatOfTheLastAssertedAction() async {
    let store = TestStore(initialState: Lamp.State()) { Lamp() }
    await store.send(.dimmed(steps: [2, 1]))
    #expect(store.state.brightness == 0)
    await store.receive(\.brightnessChanged) {
      #expect(store.state.brightness == 0)
      $0.brightness = 2
    }
    #expect(store.state.brightness == 2)
    await store.receive(\.brightnessChanged) { $0.brightness = 1 }
  }

  @Test func itWaitsForAnEffectThatRuns() async {
    let clock = TestClock()
    let store = TestStore(initialState: Lamp.State()) {
      Lamp()
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.timeout = .seconds(3600)
    await store.send(.timerStarted)
    let time = Task { await clock.advance(by: .seconds(1)) }
    await store.receive(.ticked(1)) { $0.brightness = 1 }
    await time.value
    await store.send(.timerStopped)
  }

  @Test func withNothingToReceiveItFailsAtOnce() async {
    let store = TestStore(initialState: Lamp.State()) { Lamp() }
    store.timeout = .seconds(3600)
    let failures = await failures {
      await store.receive(.ticked(1))
      await store.receive(\.ticked)
      await store.receive { $0 == .toggled }
    }
    #expect(failures.count == 3)
    #expect(failures[0].message.contains("\n\n  Lamp.Action.ticked(1)\n"))
    #expect(failures[0].message.hasSuffix("No effect is running that could send it."))
    #expect(failures[0].line == #line - 7)
    #expect(failures[1].message.contains("a case with a value of type 'Int'"))
    #expect(failures[2].message.contains("predicate"))
  }

  @Test func aTimeoutFailsForTheWaitAndForTheAction() async {
    let store = TestStore(initialState: Lamp.State()) {
      Lamp()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    await store.send(.timerStarted)
    let failures = await failures { await store.receive(.ticked(1), timeout: .zero) }
    #expect(failures.count == 2)
    #expect(failures.first?.message.contains("Waited 0.0 seconds for an action") == true)
    #expect(failures.last?.message.contains("none was received") == true)
    await store.send(.timerStopped)
  }

  @Test func anotherActionFailsAndIsConsumed() async throws {
    let store = TestStore(initialState: Lamp.State()) { Lamp() }
    await store.send(.dimmed(steps: [2, 1]))
    let failures = await failures {
      await store.receive(.toggled) { $0.isOn = true }
      await store.receive(\.brightnessChanged, 3)
    }
    #expect(failures.count == 2)
    #expect(failures[0].message.contains("− Lamp.Action.toggled"))
    #expect(failures[0].message.contains("+ Lamp.Action.brightnessChanged(2)"))
    #expect(failures[0].message.hasSuffix("(Expected: −, Received: +)"))
    #expect(failures[1].message.contains("− 3"))
    #expect(failures[1].message.hasSuffix("(Expected: −, Actual: +)"))
    #expect(store.state.brightness == 1)
  }

  @Test func aCasePathThatDoesNotMatchSaysWhatIsExpectedAndWhatCame() async {
    let store = TestStore(initialState: Lamp.State()) { Lamp() }
    await store.send(.dimmed(steps: [3, 2, 1]))
    let failures = await failures {
      await store.receive(\.toggled)
      await store.receive(\.ticked)
      await store.receive(\.ticked, 7)
    }
    let expected = [
      "Lamp.Action.toggled", "An action in a case with a value of type 'Int'",
      "Lamp.Action.ticked(7)",
    ]
    #expect(failures.count == 3)
    for (index, (failure, expected)) in zip(failures, expected).enumerated() {
      #expect(failure.message.contains("Expected:\n\n  \(expected)\n"))
      #expect(
        failure.message.hasSuffix("Received:\n\n  Lamp.Action.brightnessChanged(\(3 - index))"))
    }
  }

  @Test func aWrongChangeFails() async {
    let store = TestStore(initialState: Lamp.State()) { Lamp() }
    await store.send(.dimmed(steps: [2]))
    let failures = await failures { await store.receive(\.brightnessChanged) }
    #expect(failures.map(\.line) == [#line - 1])
    #expect(failures.first?.message.contains("expects no change") == true)
  }

  @Test("After a timeout the advice is to pass one, or to raise the one that was passed")
  func advisesOnTimeout() async {
    let store = TestStore(initialState: Lamp.State()) {
      Lamp()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    store.timeout = .zero
    await store.send(.timerStarted)
    let failures = await failures {
      await store.receive(\.ticked)
      await store.receive(\.ticked, timeout: .milliseconds(1))
    }
    #expect(failures.count == 4)
    #expect(failures[0].message.contains("pass a longer 'timeout'"))
    #expect(failures[2].message.contains("raise the 'timeout'"))
    #expect(failures[2].message.contains("0.001 seconds"))
    await store.send(.timerStopped)
  }

  @Test("Interleaved effects arrive in the order of time, those of one time as they were begun")
  func interleaves() async {
    let clock = TestClock()
    let store = TestStore(initialState: [String]()) {
      Reduce<[String], String> { state, action in
        guard action == "start" else {
          state.append(action)
          return .none
        }
        @Sendable func timer(_ name: String, every seconds: Int) -> Effect<String> {
          .run { send in
            for second in 1...(6 / seconds) {
              try await clock.sleep(for: .seconds(seconds))
              await send("\(name)\(second)")
            }
          }
        }
        return .merge(timer("a", every: 3), timer("b", every: 2), timer("c", every: 3))
      }
    }
    await store.send("start")
    await clock.run()
    for action in ["b1", "a1", "c1", "b2", "a2", "c2", "b3"] {
      await store.receive(action) { $0.append(action) }
    }
  }
}
