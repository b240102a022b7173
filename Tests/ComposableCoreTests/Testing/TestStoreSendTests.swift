import ComposableCore
import Testing

@MainActor @Suite struct TestStoreSendTests {
  @Test func anActionAndItsChangeAreAsserted() async {
    let store = TestStore(initialState: Lamp.State()) { Lamp() }
    await store.send(.toggled) { $0.isOn = true }
    await store.send(.toggled) { $0.isOn.toggle() }
    await store.send(.nothingHappened)
    #expect(store.state == Lamp.State())
  }

  @Test func anActionIsSentByItsCase() async {
    let store = TestStore(initialState: Lamp.State()) { Lamp() }
    await store.send(\.toggled) { $0.isOn = true }
    await store.send(\.brightnessChanged, 3) { $0.brightness = 3 }
  }

  @Test func theClosureGetsTheStateBeforeTheAction() async {
    let store = TestStore(initialState: Lamp.State(brightness: 1)) { Lamp() }
    await store.send(.brightnessChanged(2)) {
      #expect($0.brightness == 1)
      #expect(store.state.brightness == 1)
      $0.brightness += 1
    }
    #expect(store.state.brightness == 2)
  }

  @Test func aWrongChangeFails() async throws {
    let store = TestStore(initialState: Lamp.State()) { Lamp() }
    let failures = await failures {
      await store.send(.toggled) { $0.brightness = 1 }
    }
    let failure = try #require(failures.first)
    #expect(failures.count == 1)
    #expect(failure.line == #line - 4)
    #expect(failure.message.contains("changed in another way"))
    #expect(
      // Unchanged lines begin with a space as wide as a digit.
      failure.message.replacing("\u{2007}", with: " ") == """
        The state changed in another way than the test expects:

              Lamp.State(
            −   isOn: false,
            +   isOn: true,
            −   brightness: 1
            +   brightness: 0
              )

        (Expected: −, Actual: +)
        """)
    #expect(store.state.isOn)
  }

  @Test func aChangeThatIsNotDescribedFails() async {
    let store = TestStore(initialState: Lamp.State()) { Lamp() }
    let failures = await failures { await store.send(.toggled) }
    #expect(failures.map(\.line) == [#line - 1])
    #expect(failures.first?.message.contains("expects no change") == true)
  }

  @Test func aDescriptionThatChangesNothingFails() async {
    let store = TestStore(initialState: Lamp.State()) { Lamp() }
    let failures = await failures { await store.send(.nothingHappened) { _ in } }
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains("leave out the trailing closure") == true)
  }

  @Test func anErrorOfTheClosureFails() async {
    struct Broken: Error {}
    let store = TestStore(initialState: Lamp.State()) { Lamp() }
    store.exhaustivity = .off
    let failures = await failures { await store.send(.toggled) { _ in throw Broken() } }
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains("Broken()") == true)
  }

  @Test func sendingBeforeReceivingFailsAndLeavesTheActionsToBeReceived() async {
    let store = TestStore(initialState: Lamp.State()) { Lamp() }
    await store.send(.dimmed(steps: [2, 1]))
    let failures = await failures {
      await store.send(.toggled) {
        #expect($0.brightness == 1)
        $0.isOn = true
      }
    }
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains("2 received actions") == true)
    #expect(failures.first?.message.contains(".brightnessChanged(2)") == true)
    await store.receive(\.brightnessChanged) { $0.brightness = 2 }
    await store.receive(\.brightnessChanged) { $0.brightness = 1 }
  }

  @Test("One action that was not received is counted as one")
  func countsOne() async {
    let store = TestStore(initialState: Lamp.State()) { Lamp() }
    await store.send(.dimmed(steps: [1]))
    let failures = await failures { await store.send(.nothingHappened) }
    #expect(failures.first?.message.contains("1 received action must be") == true)
    await store.receive(\.brightnessChanged) { $0.brightness = 1 }
  }

  @Test("Others get a turn only where an effect may do something")
  func letsOthersRun() async {
    let store = TestStore(initialState: TestStorePresentationTests.Shelf.State()) {
      TestStorePresentationTests.Shelf()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    func hasTurn(_ operation: () async -> Void) async -> Bool {
      var hasRun = false
      let other = Task { hasRun = true }
      await operation()
      defer { other.cancel() }
      return hasRun
    }
    await store.send(.lampTapped) { $0.lamp = Lamp.State() }
    #expect(await !hasTurn { await store.send(\.lamp.toggled) { $0.lamp?.isOn = true } })
    #expect(await hasTurn { await store.send(\.lamp.timerStarted) })
    await store.skipInFlightEffects()
    #expect(await hasTurn { await store.send(\.lamp.toggled) { $0.lamp?.isOn = false } })
    await store.send(\.lamp.timerStopped)
    #expect(await !hasTurn { await store.send(\.lamp.toggled) { $0.lamp?.isOn = true } })
  }

  @Test func theClosureHasTheDependenciesOfTheStore() async {
    let store = TestStore(initialState: Lamp.State()) {
      Lamp()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.toggled) {
      $0.isOn = true
      @Dependency(\.uuid) var uuid
      #expect(uuid().uuidString == "00000000-0000-0000-0000-000000000000")
    }
  }

  @Test("Values that look the same are both shown")
  func showsBothValues() async {
    struct Secret: Equatable, CustomDumpStringConvertible {
      var number = 0
      var customDumpDescription: String { "Secret" }
    }
    let store = TestStore(initialState: Secret()) {
      Reduce<Secret, Int> { state, number in
        state.number = number
        return .none
      }
    }
    let failures = await failures { await store.send(1) { $0.number = 2 } }
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains("− Secret") == true)
    #expect(failures.first?.message.contains("+ Secret") == true)
  }
}
