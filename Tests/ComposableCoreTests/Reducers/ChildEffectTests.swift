import Testing

@testable import ComposableCore

/// A feature that waits for a gate to open, and for ever.
@Reducer
private struct Waiter {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var answers = 0
    var child: Int?
  }

  enum Action {
    case wait
    case hang
    case cancel
    case answered
    case child(ChildAction)
  }

  @CasePathable enum ChildAction { case hang, answered }

  let gate: AsyncStream<Void>

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .wait:
        return .run { [gate] send in
          for await _ in gate { break }
          await send(.answered)
        }
      case .hang: return .run { _ in try? await Task.never() }.cancellable(id: "hang")
      case .cancel: return .cancel(id: "hang")
      case .answered:
        state.answers += 1
        return .none
      case .child: return .none
      }
    }
    .ifLet(\.child, action: \.child) {
      Reduce<Int, ChildAction> { _, action in
        switch action {
        case .hang: .run { _ in try? await Task.never() }
        case .answered: .none
        }
      }
    }
  }
}

@CasePathable
private enum Shape: Equatable {
  case round(Waiter.State)
  case square(Waiter.State)
}

@Reducer
private struct Office {
  @ObservableState
  struct State: Equatable {
    var scoped = Waiter.State()
    var optional: Waiter.State? = Waiter.State(child: 1)
    var shape: Shape? = .round(Waiter.State())
    var rows: IdentifiedArrayOf<Waiter.State> = [Waiter.State(id: 1), Waiter.State(id: 2)]
  }

  enum Action {
    case scoped(Waiter.Action)
    case optional(Waiter.Action)
    case shape(ShapeAction)
    case rows(IdentifiedActionOf<Waiter>)
    case hang
    case set(Waiter.State?)
    case show(Shape?)
    case reverse
  }

  @CasePathable enum ShapeAction {
    case round(Waiter.Action)
    case square(Waiter.Action)
  }

  let gate: AsyncStream<Void>

  var body: some ReducerOf<Self> {
    Scope(\.scoped, action: \.scoped) { Waiter(gate: gate) }
    Reduce { state, action in
      switch action {
      case .hang: return .run { _ in try? await Task.never() }.cancellable(id: "hang")
      case .set(let waiter): state.optional = waiter
      case .show(let shape): state.shape = shape
      case .reverse: state.rows.reverse()
      case .scoped, .optional, .shape, .rows: break
      }
      return .none
    }
    .ifLet(\.optional, action: \.optional) { Waiter(gate: gate) }
    .ifLet(\.shape, action: \.shape) {
      EmptyReducer()
        .ifCaseLet(\.round, action: \.round) { Waiter(gate: gate) }
        .ifCaseLet(\.square, action: \.square) { Waiter(gate: gate) }
    }
    .forEach(\.rows, action: \.rows) { Waiter(gate: gate) }
  }
}

private struct Letters: Reducer {
  struct State {
    var child: Int? = 1
    var log: [String] = []
  }

  @CasePathable enum Action {
    case child(Bool)
    case log(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .child(true): return .send(.log("parent"))
      case .child(false): state.log.append("child")
      case .log(let letter): state.log.append(letter)
      }
      return .none
    }
    .ifLet(\.child, action: \.child) {
      Reduce { _, action in action ? .send(false) : .none }
    }
  }
}

@MainActor
@Suite("The effects of children")
struct ChildEffectTests {
  private let gate = AsyncStream<Void>.makeStream()
  private let store: StoreOf<Office>

  init() {
    store = Store(initialState: Office.State()) { [stream = gate.stream] in Office(gate: stream) }
  }

  private var hasEffects: Bool { !store.core.root.effects.isEmpty }

  @Test("Clearing an optional child ends its effects and those of its child")
  func grandchildren() async {
    let child = store.send(.optional(.hang))
    let grandchild = store.send(.optional(.child(.hang)))
    store.send(.set(nil))
    await child.finish()
    await grandchild.finish()
    #expect(!hasEffects)
  }

  @Test("A child that is replaced by one with the same id keeps its effects, which answer to it")
  func sameID() async {
    let task = store.send(.optional(.wait))
    store.send(.set(Waiter.State(answers: 5)))
    gate.continuation.yield()
    await task.finish()
    #expect(store.optional?.answers == 6)
  }

  @Test("Another id in the same case of an optional enum is another child")
  func idInACase() async {
    let task = store.send(.shape(.round(.wait)))
    store.send(.show(.round(Waiter.State(id: 9))))
    gate.continuation.yield()
    await task.finish()
    #expect(store.shape == .round(Waiter.State(id: 9)))
  }

  @Test("Another case of an optional enum ends the effects of the one before")
  func anotherCase() async {
    let task = store.send(.shape(.round(.hang)))
    store.send(.show(.square(Waiter.State())))
    await task.finish()
    #expect(!hasEffects)
  }

  @Test("What an element has started answers to it, wherever it has moved")
  func movedElements() async {
    let task = store.send(.rows(.element(id: 1, action: .wait)))
    store.send(.reverse)
    gate.continuation.yield()
    await task.finish()
    #expect(store.rows[id: 1]?.answers == 1)
    #expect(store.rows.ids == [2, 1])
  }

  @Test("A scoped child shares the effects' ids with its parent")
  func scopedChild() async {
    let task = store.send(.hang)
    store.send(.scoped(.cancel))
    await task.finish()
    #expect(!hasEffects)
  }

  @Test("A child in optional state and an element cannot cancel what their parent has started")
  func separateIDs() {
    store.send(.hang)
    store.send(.optional(.cancel))
    store.send(.rows(.element(id: 1, action: .cancel)))
    store.send(.shape(.round(.cancel)))
    #expect(hasEffects)
  }

  @Test("The effects of a child come before those of its parent")
  func order() {
    let store = Store(initialState: Letters.State()) { Letters() }
    store.send(.child(true))
    #expect(store.withState(\.log) == ["child", "parent"])
  }
}
