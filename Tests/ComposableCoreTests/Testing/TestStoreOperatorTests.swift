import Clocks
import ConcurrencyExtras
import CustomDump
import Dispatch
import Testing

@testable import ComposableCore

@MainActor
@Suite struct `In a test store` {
  #if DEBUG
    @Test func `A reducer that prints is asserted like any, and prints the step of each action`()
      async
    {
      let printed = LockIsolated<[String]>([])
      let queue = DispatchQueue(label: "printing")
      let store = TestStore(initialState: Oven.State()) {
        Oven()._printChanges(
          _ReducerPrinter(
            printChange: { action, old, new in
              let change = diff(old, new) ?? "none"
              printed.withValue { $0.append("\(caseLabel(of: action))\n\(change)") }
            },
            queue: queue))
      }
      await store.send(.startButtonTapped) {
        $0.isHeating = true
        $0.$energy.withLock { $0 = 1 }
      }
      await store.receive(\.heated) {
        $0.temperature = 200
        $0.$energy.withLock { $0 = 11 }
      }
      await store.receive(\.switchedOff) {
        $0.isHeating = false
        $0.$uses.withLock { $0 = 1 }
      }
      queue.sync {}
      #expect(printed.value.count == 3)
      let expected = [
        ["_energy: #1 0", "_energy: #1 1"], ["_temperature: 20,"], ["_uses: #2 0", "_uses: #2 1"],
      ]
      for (text, parts) in zip(printed.value, expected) {
        for part in parts { #expect(text.contains(part)) }
      }
    }
  #endif

  @Test func `Signposts leave the actions and effects, and where they are reported, as they are`()
    async
  {
    let lines = LockIsolated<[String]>([])
    let clock = TestClock()
    let failures = await failures {
      let store = TestStore(initialState: Lamp.State()) {
        _SignpostReducer(
          base: Lamp(), prefix: "",
          log: SignpostLog { line in lines.withValue { $0.append(line) } })
      } withDependencies: {
        $0.continuousClock = clock
      }
      await store.send(.toggled) { $0.isOn = true }
      await store.send(.timerStarted)
      await clock.advance(by: .seconds(1))
      await store.receive(.ticked(1)) { $0.brightness = 1 }
    }
    #expect(failures.map(\.line) == [#line - 4])
    #expect(failures.first?.message.contains("Lamp.Action.timerStarted") == true)
    #expect(
      lines.value.map { $0.replacing(#/ in .*/#, with: "") } == [
        "Lamp.Action.toggled: reduced", "Lamp.Action.timerStarted: reduced",
        "Lamp.Action.timerStarted: effect began",
        "Lamp.Action.timerStarted: sent Lamp.Action.ticked", "Lamp.Action.ticked: reduced",
      ])
  }

  @Test func `Effects keep their names and priorities`() async {
    struct Crew: Reducer {
      var body: some Reducer<Int, String> {
        Reduce { _, action in
          guard action == "start" else { return .none }
          return .merge(
            .run(priority: .background, name: "a", operation: tell),
            .concatenate(
              .run(name: "b", operation: tell),
              .run(priority: .utility, name: "c", operation: tell)
            )
          )
          .cancellable(id: "crew")
        }
      }

      @Sendable func tell(_ send: Send<String>) async {
        let priority: String =
          switch Task.basePriority {
          case .background: "background"
          case .utility: "utility"
          default: "other"
          }
        await send("\(Task.name ?? "nameless") \(priority)")
      }
    }
    let store = TestStore(initialState: 0) { Crew() }
    await store.send("start")
    await store.receive("a background")
    await store.receive("b other")
    await store.receive("c utility")
  }
}
