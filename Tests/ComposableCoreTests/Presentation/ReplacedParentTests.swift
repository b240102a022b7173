import Testing

@testable import ComposableCore

/// Contains itself, and hangs.
@Reducer private struct Branch {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    @Presents var child: State?
    var rows: IdentifiedArrayOf<State> = []
    var path = StackState<State>()
  }

  indirect enum Action {
    case child(PresentationAction<Action>)
    case rows(IdentifiedAction<Int, Action>)
    case path(StackAction<State, Action>)
    case hang
  }

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      if case .hang = action { return .run { _ in try await Task.never() } }
      return .none
    }
    .ifLet(\.$child, action: \.child) { Self() }
    .forEach(\.rows, action: \.rows) { Self() }
    .forEach(\.path, action: \.path) { Self() }
  }
}

/// Changes the state of a branch over the heads of the operators in it.
@Reducer private struct Trunk {
  @ObservableState
  struct State: Equatable {
    var branch = Branch.State()
  }

  enum Action {
    case branch(Branch.Action)
    case change(@Sendable (inout Branch.State) -> Void)
  }

  var body: some ReducerOf<Self> {
    Scope(\.branch, action: \.branch) { Branch() }
    Reduce { state, action in
      if case .change(let change) = action { change(&state.branch) }
      return .none
    }
  }
}

/// The same with state that is not observable.
@Reducer private struct PlainTrunk {
  struct State: Equatable {
    var branch = Branch.State()
  }

  enum Action {
    case branch(Branch.Action)
    case clear
  }

  var body: some ReducerOf<Self> {
    Scope(\.branch, action: \.branch) { Branch() }
    Reduce { state, action in
      if case .clear = action { state.branch = Branch.State() }
      return .none
    }
  }
}

@MainActor
@Suite("Children whose parent's state something else replaces")
struct ReplacedParentTests {
  private let store = Store(
    initialState: Trunk.State(
      branch: Branch.State(
        child: Branch.State(id: 1, child: Branch.State(id: 2)), rows: [Branch.State(id: 3)],
        path: StackState([Branch.State(id: 4)]))
    )
  ) { Trunk() }

  private func hang(_ action: Branch.Action) -> StoreTask { store.send(.branch(action)) }

  private func change(_ change: @escaping @Sendable (inout Branch.State) -> Void) {
    store.send(.change(change))
  }

  @Test("The effects of all that was in the old state end at once")
  func wholeState() async {
    let tasks = [
      hang(.child(.presented(.hang))),
      hang(.child(.presented(.child(.presented(.hang))))),
      hang(.rows(.element(id: 3, action: .hang))),
      hang(.path(.element(id: store.branch.path.ids[0], action: .hang))),
    ]
    change { $0 = Branch.State() }
    for task in tasks { await task.finish() }
    #expect(store.core.root.effects.isEmpty)
  }

  @Test(
    "A child in a child that is cleared from above loses its effects, and the child keeps its own")
  func childInChild() async {
    let outer = hang(.child(.presented(.hang)))
    let inner = hang(.child(.presented(.child(.presented(.hang)))))
    change { $0.child?.child = nil }
    await inner.finish()
    #expect(!store.core.root.effects.isEmpty)
    outer.cancel()
  }

  @Test("A child with the same id keeps its effects, and what was in it loses them")
  func sameChild() async {
    let outer = hang(.child(.presented(.hang)))
    let inner = hang(.child(.presented(.child(.presented(.hang)))))
    change { $0.child = Branch.State(id: 1) }
    await inner.finish()
    change { $0.child?.child = Branch.State(id: 2) }
    let again = hang(.child(.presented(.child(.presented(.hang)))))
    change { $0.child?.child = Branch.State(id: 5) }
    await again.finish()
    #expect(!store.core.root.effects.isEmpty)
    outer.cancel()
  }

  @Test("What it starts in the action that replaces it does not begin")
  func sameAction() async {
    let store = Store(initialState: Trunk.State(branch: Branch.State(child: Branch.State(id: 1)))) {
      Trunk()
      Reduce { state, action in
        if case .branch(.child) = action { state.branch = Branch.State() }
        return .none
      }
    }
    await store.send(.branch(.child(.presented(.hang)))).finish()
    #expect(store.core.root.effects.isEmpty)
  }

  @Test("It is noticed where the state around is not observable, too")
  func plainState() async {
    let store = Store(
      initialState: PlainTrunk.State(branch: Branch.State(child: Branch.State(id: 1)))
    ) { PlainTrunk() }
    let task = store.send(.branch(.child(.presented(.hang))))
    store.send(.clear)
    await task.finish()
    #expect(store.core.root.effects.isEmpty)
  }
}
