import Testing

@testable import ComposableCore

/// Runs whatever effect it is told to, and keeps what the effects answer.
@Reducer
private struct Worker {
  @ObservableState
  struct State: Equatable {
    var answers: [Int] = []
  }

  enum Action {
    case run(@Sendable () -> Effect<Action>)
    case answered(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .run(let effect): return effect()
      case .answered(let answer):
        state.answers.append(answer)
        return .none
      }
    }
  }
}

/// Notes the answers of a worker, in an effect.
@Reducer
private struct Foreman {
  @ObservableState
  struct State: Equatable {
    var worker = Worker.State()
    var log: [Int] = []
  }

  enum Action {
    case worker(Worker.Action)
    case noted(Int)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.worker, action: \.worker) { Worker() }
    Reduce { state, action in
      switch action {
      case .worker(.answered(let answer)):
        return .run { send in
          await Task.yield()
          await send(.noted(answer))
        }
      case .worker: return .none
      case .noted(let answer):
        state.log.append(answer)
        return .none
      }
    }
  }
}

@MainActor
struct CancellationTests {
  private let store = Store(initialState: Worker.State()) { Worker() }

  @discardableResult
  private func run(_ effect: @escaping @Sendable () -> Effect<Worker.Action>) -> StoreTask {
    store.send(.run(effect))
  }

  /// An effect that answers at once.
  private nonisolated static func answer(_ answer: Int) -> Effect<Worker.Action> {
    .run { send in await send(.answered(answer)) }
  }

  /// An effect that answers when it is cancelled, if it is allowed to.
  private nonisolated static func hang(_ answer: Int = -1) -> Effect<Worker.Action> {
    .run { send in
      try? await Task.never()
      await send(.answered(answer))
    }
  }

  @Test func cancellingEndsAnEffectAndDropsWhatItSends() async {
    let task = run { Self.hang().cancellable(id: 1) }
    run { .cancel(id: 1) }
    await task.finish()
    #expect(store.answers == [])
  }

  @Test func anEffectIsKnownAsSoonAsTheReducerHasReturnedIt() async {
    let task = run { Self.answer(1).cancellable(id: 1) }
    run { .cancel(id: 1) }
    await task.finish()
    #expect(store.answers == [])
  }

  @Test func aCancellationMergedAfterAnEffectCancelsIt() async {
    await run { .merge(Self.answer(1).cancellable(id: 1), .cancel(id: 1)) }.finish()
    #expect(store.answers == [])
  }

  @Test func aCancellationMergedBeforeAnEffectRestartsIt() async {
    let old = run { Self.hang().cancellable(id: 1) }
    await run { .merge(.cancel(id: 1), Self.answer(1).cancellable(id: 1)) }.finish()
    await old.finish()
    #expect(store.answers == [1])
  }

  @Test func cancelInFlightDoesNotReplacePartsOfTheEffectItself() async {
    await run {
      .merge(Self.answer(1), .concatenate(Self.answer(2), Self.answer(3)))
        .cancellable(id: 1, cancelInFlight: true)
    }.finish()
    #expect(Set(store.answers) == [1, 2, 3])
  }

  @Test func cancelInFlightReplacesOnceAndNotWithEachPart() async {
    let (go, signal) = AsyncStream.makeStream(of: Void.self)
    let sequence = run {
      .concatenate(.run { _ in for await _ in go {} }, Self.answer(1))
        .cancellable(id: 1, cancelInFlight: true)
    }
    let other = run { Self.hang(2).cancellable(id: 1) }
    signal.finish()
    await sequence.finish()
    #expect(store.answers == [1])
    #expect(!other.isCancelled)
    other.cancel()
  }

  @Test(
    "cancelInFlight replaces what was started before in the same effect, and nothing that follows")
  func cancelInFlightWithinAnEffect() async {
    await run {
      .merge(
        Self.answer(1).cancellable(id: 1),
        .concatenate(
          Self.answer(2).cancellable(id: 1, cancelInFlight: true),
          Self.answer(3).cancellable(id: 1)))
    }.finish()
    #expect(store.answers == [2, 3])
  }

  @Test("A cancellation in a concatenation spares the members that come after it")
  func cancellationWithinAConcatenation() async {
    let old = run { Self.hang().cancellable(id: 1) }
    await run { .concatenate(.cancel(id: 1), Self.answer(1).cancellable(id: 1)) }.finish()
    await old.finish()
    await run {
      .concatenate(
        Self.answer(2).cancellable(id: 1), .cancel(id: 1), Self.answer(3).cancellable(id: 1))
    }.finish()
    #expect(store.answers == [1, 2, 3])
  }

  @Test func cancelInFlightReplacesTheEarlierEffect() async {
    let old = run { Self.hang().cancellable(id: 1) }
    await run { Self.answer(1).cancellable(id: 1, cancelInFlight: true) }.finish()
    await old.finish()
    #expect(store.answers == [1])
  }

  @Test func oneIDCancelsAllItsEffects() async {
    let first = run { Self.hang().cancellable(id: 1) }
    let second = run { Self.hang().cancellable(id: 1) }
    run { .cancel(id: 1) }
    await first.finish()
    await second.finish()
    #expect(store.answers == [])
  }

  @Test func idsOfDifferentTypesAreDifferent() async {
    struct First: Hashable {}
    struct Second: Hashable {}
    let gate = AsyncStream<Void>.makeStream()
    let task = run {
      .run { send in
        for await _ in gate.stream { break }
        await send(.answered(1))
      }
      .cancellable(id: First())
      .cancellable(id: 1)
    }
    run { .cancel(id: Second()) }
    run { .cancel(id: "1") }
    run { .cancel(id: UInt8(1)) }
    gate.continuation.yield()
    await task.finish()
    #expect(store.answers == [1])
  }

  @Test("Ids with equal hashes are different")
  func collidingIDs() async {
    struct ID: Hashable {
      let name: String
      func hash(into hasher: inout Hasher) {}
    }
    let task = run {
      .merge(
        Self.hang(1).cancellable(id: ID(name: "a")), Self.answer(2).cancellable(id: ID(name: "b")))
    }
    run { .cancel(id: ID(name: "a")) }
    run { .cancel(id: ID(name: "c")) }
    await task.finish()
    #expect(store.answers == [2])
    #expect(store.core.root.effects.isEmpty)
  }

  @Test func cancellingWhatHasEndedDoesNothing() async {
    await run { Self.answer(1).cancellable(id: 1) }.finish()
    run { .cancel(id: 1) }
    await run { Self.answer(2).cancellable(id: 1) }.finish()
    #expect(store.answers == [1, 2])
  }

  @Test func effectsThatHaveEndedLeaveNothingBehind() async {
    await run { Self.answer(1).cancellable(id: 1).cancellable(id: 2).cancellable(id: 1) }.finish()
    let hanging = run { Self.hang().cancellable(id: 1) }
    run { .cancel(id: 1) }
    await hanging.finish()
    #expect(store.core.root.effects.isEmpty)
  }

  @Test("Making a cancellation cancels nothing until a reducer returns it")
  func makesCancellation() async {
    let task = run { Self.answer(1).cancellable(id: 1) }
    run {
      _ = Effect<Worker.Action>.cancel(id: 1)
      return .none
    }
    await task.finish()
    #expect(store.answers == [1])
  }

  @Test("No effect with an id cancels nothing in flight")
  func noneCancelsNothing() async {
    let task = run { Self.answer(1).cancellable(id: 1) }
    run { .none.cancellable(id: 1, cancelInFlight: true) }
    await task.finish()
    #expect(store.answers == [1])
  }

  @Test("Cancelling from many threads at once leaves nothing behind")
  func cancelsFromManyThreads() async {
    let effects = store.core.root.effects
    let tasks = (0..<100).map { number in run { Self.hang().cancellable(id: number % 10) } }
    await withTaskGroup { group in
      for number in 0..<100 {
        group.addTask { effects.cancel(CancelID(number % 10), in: []) }
      }
    }
    for task in tasks { await task.finish() }
    #expect(store.answers == [])
    #expect(effects.isEmpty)
  }

  @Test func twoStoresOfOneFeatureDoNotCancelEachOther() async {
    let other = Store(initialState: Worker.State()) { Worker() }
    let task = run { Self.answer(1).cancellable(id: 1) }
    other.send(.run { .cancel(id: 1) })
    await task.finish()
    #expect(store.answers == [1])
  }

  @Test func cancellingTheTaskOfASendCancelsItsEffects() async {
    let task = run { .merge(Self.hang(), Self.hang()) }
    task.cancel()
    await task.finish()
    #expect(task.isCancelled)
    #expect(store.answers == [])
  }

  @Test func cancellingWhoWaitsForASendCancelsItsEffects() async {
    let task = run { Self.hang() }
    let waiter = Task { await task.finish() }
    waiter.cancel()
    await waiter.value
    #expect(store.answers == [])
  }

  @Test func aSendWithoutEffectsCountsAsCancelled() {
    #expect(store.send(.answered(1)).isCancelled)
  }

  @Test func theTaskOfASendCoversWhatItsEffectsLeadTo() async {
    await run { .run { send in await send(.run { Self.answer(1) }) } }.finish()
    #expect(store.answers == [1])
  }

  @Test("The task of a child's action covers what the parent does about it")
  func taskCoversParent() async {
    let store = Store(initialState: Foreman.State()) { Foreman() }
    await store.scope(state: \.worker, action: \.worker).send(.answered(1)).finish()
    #expect(store.log == [1])
  }

  @Test func releasingTheStoreCancelsItsEffects() async {
    let steps = AsyncStream<String>.makeStream()
    var store: StoreOf<Worker>? = Store(initialState: Worker.State()) { Worker() }
    weak let released = store
    store?.send(
      .run {
        .run { _ in
          steps.continuation.yield("begun")
          try? await Task.never()
          steps.continuation.yield("cancelled")
        }
      })
    var iterator = steps.stream.makeAsyncIterator()
    #expect(await iterator.next() == "begun")
    store = nil
    #expect(released == nil)
    #expect(await iterator.next() == "cancelled")
  }
}
