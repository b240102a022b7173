import Clocks
import ConcurrencyExtras
import Dispatch
import Testing

@testable import ComposableCore

/// Runs an operation in a shape.
@Reducer private struct Workshop {
  struct State: Equatable {}

  enum Action: Sendable {
    case run(Shape, Effect<Action>)
    case cancel
  }

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .run(let shape, let effect): shape.effect(effect)
      case .cancel: .cancel(id: 1)
      }
    }
  }

  /// What reducers make of an operation.
  enum Shape: CaseIterable {
    case alone, merged, concatenated, cancellable, mapped, debounced, throttled

    func effect(_ operation: Effect<Action>) -> Effect<Action> {
      switch self {
      case .alone: operation
      case .merged: .merge(.run { _ in }, operation)
      case .concatenated: .concatenate(.run { _ in }, operation)
      case .cancellable: operation.cancellable(id: 1)
      case .mapped: operation.map { $0 }
      case .debounced: operation.debounce(id: 1, for: .zero, clock: ImmediateClock())
      case .throttled: operation.throttle(id: 1, for: .zero, clock: ImmediateClock(), latest: true)
      }
    }
  }
}

/// Where an operation runs.
private struct Circumstances: Equatable, Sendable {
  var isOnMainQueue = DispatchQueue.getSpecific(key: mark) != nil
  var name = Task.name
  var priority = Task.basePriority
}

private let mark = DispatchSpecificKey<Void>()

// In processes of their own: test stores make others run all tasks on the main executor.
@Suite("Where and when operations run")
struct OperationPlacementTests {
  @Test(
    "Off the main actor unless they say otherwise, with their name and priority, in every shape")
  func place() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run { DispatchQueue.main.setSpecific(key: mark, value: ()) }
      let store = await Store(initialState: Workshop.State()) { Workshop() }
      let testStore = await TestStore(initialState: Workshop.State()) { Workshop() }
      await MainActor.run { testStore.useMainSerialExecutor = false }
      for shape in Workshop.Shape.allCases {
        let places = LockIsolated<[Circumstances]>([])
        let operation = Effect<Workshop.Action>.run(priority: .utility, name: "work") { _ in
          places.withValue { $0.append(Circumstances()) }
        }
        let onMainActor = Effect<Workshop.Action>.run(priority: .utility, name: "main") {
          @MainActor _ in
          places.withValue { $0.append(Circumstances()) }
        }
        await store.send(.run(shape, operation)).finish()
        await store.send(.run(shape, onMainActor)).finish()
        await testStore.send(.run(shape, operation)).finish()
        let expected = [
          Circumstances(isOnMainQueue: false, name: "work", priority: .utility),
          Circumstances(isOnMainQueue: true, name: "main", priority: .utility),
          Circumstances(isOnMainQueue: false, name: "work", priority: .utility),
        ]
        precondition(places.value == expected, "\(shape): \(places.value)")
      }
    }
  }

  @Test("Not before the main actor is free, and not at all when they are cancelled till then")
  func beginning() async {
    await #expect(processExitsWith: .success) {
      let begun = LockIsolated<[String]>([])
      let store = await Store(initialState: Workshop.State()) { Workshop() }
      @Sendable func operation(_ name: String) -> Effect<Workshop.Action> {
        .run { _ in begun.withValue { $0.append(name) } }
      }
      let tasks = await MainActor.run {
        var tasks = [store.send(.run(.cancellable, operation("cancelled")))]
        othersRun()
        store.send(.cancel)
        tasks += [
          store.send(.run(.alone, operation("alone"))),
          store.send(.run(.merged, operation("merged"))),
        ]
        othersRun()
        precondition(begun.value.isEmpty, "\(begun.value)")
        return tasks
      }
      for task in tasks { await task.finish() }
      precondition(begun.value.sorted() == ["alone", "merged"], "\(begun.value)")
    }
  }
}

/// Lets tasks run on other threads, and keeps this one.
private func othersRun() {
  for _ in 0..<100 {
    let done = DispatchSemaphore(value: 0)
    Task.detached { done.signal() }
    done.wait()
  }
}
