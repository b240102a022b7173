import ComposableCore
import ConcurrencyExtras
import Testing

@MainActor
@Suite("Operators in their old spelling")
struct OldOperatorTests {
  @available(*, deprecated)
  @Test("Scope, ifLet, ifCaseLet and forEach take case paths")
  func casePaths() {
    let store = Store(initialState: OldParent.State()) { OldParent() }
    store.send(.child(.increment))
    store.send(.optional(.increment))
    store.send(.row(id: 2, action: .increment))
    store.send(.enumeration(.first(.increment)))
    store.send(.presented(.presented(.increment)))
    store.send(.path(.element(id: 0, action: .increment)))
    store.withState { state in
      #expect(state.child.count == 1)
      #expect(state.optional?.count == 1)
      #expect(state.rows.map(\.counter.count) == [0, 1])
      #expect(state.enumeration == .first(OldCounter.State(count: 1)))
      #expect(state.presented?.count == 1)
      #expect(state.path.map(\.count) == [1])
    }
    store.send(.presented(.dismiss))
    store.send(.path(.popFrom(id: 0)))
    store.withState { state in
      #expect(state.presented == nil)
      #expect(state.path.isEmpty)
    }
  }

  @available(*, deprecated)
  @Test("Actions of their effects arrive with the child")
  func effects() async {
    let store = TestStore(initialState: OldParent.State()) { OldParent() }
    await store.send(.row(id: 1, action: .load)) { $0.rows[id: 1]?.counter.isLoading = true }
    await store.receive(.row(id: 1, action: .loaded)) {
      $0.rows[id: 1]?.counter.isLoading = false
    }
    await store.send(.enumeration(.first(.load))) {
      $0.enumeration = .first(OldCounter.State(isLoading: true))
    }
    await store.receive(AnyCasePath(\OldParent.Action.Cases.enumeration.first)) {
      $0.enumeration = .first(OldCounter.State())
    }
  }

  @available(*, deprecated)
  @Test("What they report names the place of the operator")
  func missingChild() async {
    let failures = await failures {
      let store = Store(initialState: OldParent.State(optional: nil, rows: [])) { OldParent() }
      store.send(.optional(.increment))
      store.send(.row(id: 1, action: .increment))
    }
    #expect(failures.count == 2)
    #expect(failures.allSatisfy { $0.message.contains("OldOperatorTests.swift") })
  }

  @available(*, deprecated)
  @Test("A change is one where the comparison of 'onChange' says so")
  func ownComparison() {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state = action
        return .none
      }
      .onChange(of: { $0 }, removeDuplicates: { $0 / 10 == $1 / 10 }) { old, new in
        Reduce { state, _ in
          state = old * 100 + new
          return .none
        }
      }
    }
    store.send(5)
    #expect(store.withState { $0 } == 5)
    store.send(12)
    #expect(store.withState { $0 } == 512)
  }

  @available(*, deprecated)
  @Test("A scope to a case runs its child while the state is in the case")
  func scopeToCase() async {
    let store = TestStore(initialState: OldCases.State.first(OldCounter.State())) { OldCases() }
    await store.send(.first(.incrementTo(2))) { $0 = .first(OldCounter.State(count: 1)) }
    await store.receive(.first(.incrementTo(2))) { $0 = .first(OldCounter.State(count: 2)) }
    await store.send(.switched) { $0 = .second(OldCounter.State()) }
    await store.send(.second(.increment)) { $0 = .second(OldCounter.State(count: 1)) }
  }

  @available(*, deprecated)
  @Test("A scope to another case reports the action and both cases where it is written")
  func scopeToOtherCase() async throws {
    let failures = await failures {
      let store = Store(initialState: OldCases.State.first(OldCounter.State())) { OldCases() }
      store.send(.second(.increment))
      #expect(store.withState { $0 } == .first(OldCounter.State()))
    }
    let failure = try #require(failures.first)
    #expect(failures.count == 1)
    #expect(failure.line == OldCases.lineOfSecondScope)
    #expect(failure.message.contains("OldOperatorTests.swift:\(OldCases.lineOfSecondScope)"))
    #expect(failure.message.contains("OldCases.Action.second(.increment)"))
    #expect(failure.message.contains("OldCases.State.first"))
    #expect(failure.message.components(separatedBy: "•").count == 4)
  }

  @available(*, deprecated)
  @Test("A scope to a case leaves the child's effects alone")
  func scopeCancelsNothing() async {
    await withMainSerialExecutor {
      let (loads, load) = AsyncStream.makeStream(of: Void.self)
      let store = Store(initialState: OldCases.State.first(OldCounter.State())) {
        OldCases(first: OldCounter(load: { for await _ in loads { return } }))
      }
      let task = store.send(.first(.load))
      store.send(.switched)
      store.send(.switched)
      load.yield()
      await task.finish()
      #expect(store.withState { $0 } == .first(OldCounter.State()))
      #expect(!task.isCancelled)
    }
  }

  @available(*, deprecated)
  @Test("A hand-written destination of scopes to its cases is presented, observed and cancelled")
  func handWrittenDestination() async throws {
    let store = Store(initialState: Presenter.State()) { Presenter() }
    let changes = ChangeCounter { _ = store.destination }
    store.send(.present(.counter(NewChild.State())))
    #expect(changes.count == 1)
    let child = try #require(
      store.scope(state: \.destination?.counter, action: \.destination.presented.counter))
    let counts = ChangeCounter { _ = child.count }
    child.send(.increment)
    #expect(counts.count == 1)
    #expect(child.count == 1)
    store.send(.present(.old(OldCounter.State())))
    let task = store.send(.destination(.presented(.old(.load))))
    store.send(.destination(.dismiss))
    await task.finish()
    #expect(store.destination == nil)
  }

  @available(*, deprecated)
  @Test("A binding reducer takes a function that finds the actions of a view")
  func bindingReducer() {
    let store = Store(initialState: Profile.State()) {
      BindingReducer(action: { (action: Wrapped) in action.profile })
    }
    store.send(Wrapped(profile: .binding(.set(\.name, "Blob"))))
    store.send(Wrapped(profile: nil))
    #expect(store.withState(\.name) == "Blob")
  }

  private struct Wrapped { var profile: Profile.Action? }
}

/// A feature that is put together with case paths.
@available(*, deprecated)
private struct OldParent: Reducer {
  struct State: Equatable {
    var child = OldCounter.State()
    var optional: OldCounter.State? = OldCounter.State()
    var rows: IdentifiedArrayOf<Row> = [Row(id: 1), Row(id: 2)]
    var enumeration = OldCases.State.first(OldCounter.State())
    @PresentationState var presented: OldCounter.State? = OldCounter.State()
    var path = StackState([OldCounter.State()])
  }

  struct Row: Equatable, Identifiable {
    let id: Int
    var counter = OldCounter.State()
  }

  @CasePathable
  enum Action: Equatable {
    case child(OldCounter.Action)
    case optional(OldCounter.Action)
    case row(id: Int, action: OldCounter.Action)
    case enumeration(OldCases.Action)
    case presented(PresentationAction<OldCounter.Action>)
    case path(StackAction<OldCounter.State, OldCounter.Action>)
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: /Action.child) { OldCounter() }
    Scope(state: \.enumeration, action: /Action.enumeration) {
      EmptyReducer()
        .ifCaseLet(/OldCases.State.first, action: /OldCases.Action.first) { OldCounter() }
    }
    EmptyReducer()
      .ifLet(\.optional, action: /Action.optional) { OldCounter() }
      .ifLet(\.$presented, action: /Action.presented) { OldCounter() }
      .forEach(\.rows, action: /Action.row(id:action:)) {
        Scope(state: \.counter, action: \.self) { OldCounter() }
      }
      .forEach(\.path, action: /Action.path) { OldCounter() }
  }
}

/// A feature that is one of two, by scopes to its cases.
@available(*, deprecated)
private struct OldCases: Reducer {
  static let lineOfSecondScope: UInt = 23 + #line

  @CasePathable
  enum State: Equatable {
    case first(OldCounter.State)
    case second(OldCounter.State)
  }

  @CasePathable
  enum Action: Equatable {
    case first(OldCounter.Action)
    case second(OldCounter.Action)
    case switched
  }

  var first = OldCounter()

  var body: some Reducer<State, Action> {
    Scope(
      state: AnyCasePath(\State.Cases.first), action: AnyCasePath(\Action.Cases.first)
    ) {
      first
    }
    Scope(state: \.second, action: \.second) { OldCounter() }
    Reduce { state, action in
      guard action == .switched else { return .none }
      state = state.is(\.first) ? .second(OldCounter.State()) : .first(OldCounter.State())
      return .none
    }
  }
}

@available(*, deprecated)
@Reducer
private struct Presenter {
  @ObservableState
  struct State {
    @Presents var destination: Destination.State?
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case present(Destination.State)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .present(let destination) = action { state.destination = destination }
      return .none
    }
    .ifLet(\.$destination, action: \.destination) { Destination() }
  }

  @Reducer
  struct Destination {
    @ObservableState
    enum State: Equatable {
      case counter(NewChild.State)
      case old(OldCounter.State)
    }

    enum Action {
      case counter(NewChild.Action)
      case old(OldCounter.Action)
    }

    var body: some ReducerOf<Self> {
      Scope(state: \.counter, action: \.counter) { NewChild() }
      Scope(state: \.old, action: \.old) { OldCounter(load: { try? await Task.never() }) }
    }
  }
}
