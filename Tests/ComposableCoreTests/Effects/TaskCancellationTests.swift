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
}
