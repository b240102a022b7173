import ConcurrencyExtras
import CustomDump
import Dispatch
import Testing

@testable import ComposableCore

#if DEBUG
  @MainActor
  @Suite struct `_printChanges` {
    @Reducer
    struct Counter {
      struct State: Equatable { var count = 0 }
      enum Action: Equatable { case add(Int), noop }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          if case .add(let number) = action { state.count += number }
          return .none
        }
      }
    }

    let lines = LockIsolated<[String]>([])
    let queue = DispatchQueue(label: "printing")

    func printer(_ name: String) -> _ReducerPrinter<Counter.State, Counter.Action> {
      _ReducerPrinter(
        printChange: { [lines] action, old, new in
          lines.withValue { $0.append("\(name): \(action), \(old.count) to \(new.count)") }
        },
        queue: queue)
    }

    @Test func `A printer gets the action and the state before and after, in order`() {
      let store = Store(initialState: Counter.State()) { Counter()._printChanges(printer("a")) }
      store.send(.add(2))
      store.send(.noop)
      queue.sync {}
      #expect(lines.value == ["a: add(2), 0 to 2", "a: noop, 2 to 2"])
    }

    @Test func `Of several printers all print an action before the next is printed`() {
      let store = Store(initialState: Counter.State()) {
        Counter()._printChanges(printer("a"))._printChanges(printer("b"))
          ._printChanges(printer("c"))._printChanges(printer("d"))
      }
      store.send(.add(1))
      store.send(.noop)
      queue.sync {}
      #expect(
        lines.value.map { $0.prefix(6) } == ["a: add", "b: add", "c: add", "d: add"] + [
          "a: noo", "b: noo", "c: noo", "d: noo",
        ])
    }

    @Test func `Changes of shared values are part of the difference`() {
      struct State: Equatable { @Shared(value: 0) var count }
      let differences = LockIsolated<[String?]>([])
      let store = Store(initialState: State()) {
        Reduce<State, Int> { state, action in
          state.$count.withLock { $0 += action }
          return .none
        }
        ._printChanges(
          _ReducerPrinter(
            printChange: { _, old, new in
              differences.withValue { $0.append(diff(old, new)) }
            },
            queue: queue))
      }
      store.send(1)
      queue.sync {}
      store.send(0)
      queue.sync {}
      #expect(differences.value.first??.contains("#1 0") == true)
      #expect(differences.value.first??.contains("#1 1") == true)
      #expect(differences.value.last == .some(nil))
    }

    @Test func `No printer prints nothing, and the reducer runs`() {
      let store = Store(initialState: Counter.State()) { Counter()._printChanges(nil) }
      store.send(.add(1))
      #expect(store.withState(\.count) == 1)
    }
  }
#endif
