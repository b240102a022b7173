import Testing

@testable import ComposableCore

@Reducer
private struct Waiter {
  @ObservableState
  struct State: Equatable {
    var isCancelled = false
  }

  enum Action {
    case wait
    case cancel
    case cancelFromEffect
    case cancelled
  }

  let steps: AsyncStream<String>.Continuation

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .wait:
        return .run { send in
          try? await withTaskCancellation(id: "wait") {
            steps.yield("waiting")
            try await Task.never()
          }
          await send(.cancelled)
        }
      case .cancel: return .cancel(id: "wait")
      case .cancelFromEffect: return .run { _ in Task.cancel(id: "wait") }
      case .cancelled:
        state.isCancelled = true
        return .none
      }
    }
  }
}

@MainActor
struct TaskCancellationTests {
  private let steps = AsyncStream<String>.makeStream()

  @Test(arguments: [Waiter.Action.cancel, .cancelFromEffect])
  private func anIDCancelsTheOperationOnly(_ cancel: Waiter.Action) async {
    let store = Store(initialState: Waiter.State()) { Waiter(steps: steps.continuation) }
    let task = store.send(.wait)
    for await _ in steps.stream { break }
    await store.send(cancel).finish()
    await task.finish()
    #expect(store.isCancelled)
    #expect(store.core.root.effects.isEmpty)
  }

  @Test func theCallingTaskCancelsTheOperation() async {
    let task = Task {
      try await withTaskCancellation(id: "outside of stores") { try await Task.never() }
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func cancelInFlightReplacesTheEarlierOperation() async throws {
    let begun = AsyncStream<Void>.makeStream()
    let earlier = Task {
      try await withTaskCancellation(id: "replaced") {
        begun.continuation.yield()
        try await Task.never()
      }
    }
    for await _ in begun.stream { break }
    let answer = await withTaskCancellation(id: "replaced", cancelInFlight: true) { 42 }
    #expect(answer == 42)
    await #expect(throws: CancellationError.self) { try await earlier.value }
  }

  @Test("It throws what the operation throws")
  func passesErrorsOn() async {
    struct Failure: Error {}
    await #expect(throws: Failure.self) {
      try await withTaskCancellation(id: "failing") { throw Failure() }
    }
  }

  @Test("Outside of stores a test cancels by an id only what it has started itself")
  func keepsTestsApart() async throws {
    let begun = AsyncStream<Void>.makeStream()
    let gate = AsyncStream<Void>.makeStream()
    // A detached task belongs to no test, as one of another test does not belong to this.
    let other = Task.detached {
      try await withTaskCancellation(id: "equal") {
        begun.continuation.yield()
        for await _ in gate.stream {}
        try Task.checkCancellation()
      }
    }
    for await _ in begun.stream { break }
    Task.cancel(id: "equal")
    await withTaskCancellation(id: "equal", cancelInFlight: true) {}
    gate.continuation.finish()
    try await other.value
  }
}
