import Testing

@testable import ComposableCore

/// A feature that works for itself and has two children, and one that it shares its ids with.
@Reducer
private struct Family {
  @ObservableState
  struct State {
    var own = Member.State()
    var first: Member.State? = Member.State()
    @Presents var second: Member.State? = Member.State()
  }

  enum Action {
    case own(Member.Action)
    case first(Member.Action)
    case second(PresentationAction<Member.Action>)
    case run(@Sendable () -> Effect<Action>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.own, action: \.own) { Member() }
    Reduce { _, action in
      if case .run(let effect) = action { return effect() }
      return .none
    }
    .ifLet(\.first, action: \.first) { Member() }
    .ifLet(\.$second, action: \.second) { Member() }
  }

  @Reducer
  struct Member {
    @ObservableState
    struct State: Equatable {
      var answers = 0
    }

    enum Action {
      case work(gate: Gate, cancelsInFlight: Bool = false)
      case cancel
      case answered
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .work(let gate, let cancelsInFlight):
          return .run { send in
            await gate.wait()
            await send(.answered)
          }
          .cancellable(id: "work", cancelInFlight: cancelsInFlight)
        case .cancel: return .cancel(id: "work")
        case .answered:
          state.answers += 1
          return .none
        }
      }
    }
  }
}

/// What work waits for.
private struct Gate: Sendable {
  private let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() {
    (stream, continuation) = AsyncStream.makeStream()
  }

  func open() { continuation.finish() }
  func wait() async { for await _ in stream {} }
}

@MainActor
@Suite struct `Ids of effects in a tree of features` {
  private let store = Store(initialState: Family.State()) { Family() }

  /// Starts the work of all three, does something and lets what still works answer.
  private func answers(after action: Family.Action) async -> [Int] {
    let gates = [Gate(), Gate(), Gate()]
    let tasks = [
      store.send(.own(.work(gate: gates[0]))), store.send(.first(.work(gate: gates[1]))),
      store.send(.second(.presented(.work(gate: gates[2])))),
    ]
    let other = store.send(action)
    for gate in gates { gate.open() }
    for task in tasks { await task.finish() }
    other.cancel()
    return [store.own.answers, store.first?.answers ?? -1, store.second?.answers ?? -1]
  }

  @Test func `A parent cancels by one id what it and all its children have started`() async {
    #expect(await answers(after: .run { .cancel(id: "work") }) == [0, 0, 0])
  }

  @Test func `A child cancels neither for its parent nor for its siblings`() async {
    #expect(await answers(after: .first(.cancel)) == [1, 0, 1])
    #expect(await answers(after: .second(.presented(.cancel))) == [2, 1, 1])
  }

  @Test func `What a child starts replaces nothing of its parent and of its siblings`() async {
    let work = Family.Member.Action.work(gate: Gate(), cancelsInFlight: true)
    #expect(await answers(after: .first(work)) == [1, 0, 1])
  }

  @Test func `A child in a Scope has the ids of its parent`() async {
    #expect(await answers(after: .own(.cancel)) == [0, 0, 0])
  }

  @Test func `What an effect cancels by Task is what its feature would cancel`() async {
    let gate = Gate()
    let work = store.send(.first(.work(gate: gate)))
    await store.send(.run { .run { _ in Task.cancel(id: "work") } }).finish()
    await work.finish()
    #expect(store.first?.answers == 0)
  }
}
