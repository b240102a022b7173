import CasePaths
import ComposableCore
import IdentifiedCollections
import Testing

/// The shapes of features that `@Reducer` has to compile.
@MainActor
@Suite struct ReducerMacroTests {
  @Test func typeThatSaysNothingIsAFeature() {
    let store = Store(initialState: Blank.State()) { Blank() }
    #expect(store.withState { $0 } == Blank.State())
  }

  @Test func bodyTellsStateAndAction() {
    let store = Store(initialState: 1) { IntOnly() }
    #expect(store.withState { $0 } == 1)
  }

  @Test func stateMayBeATypeAlias() {
    let store = Store(initialState: "a") { Aliased() }
    #expect(store.withState { $0 } == "a")
  }

  @Test func actionsOfANestedEnumHaveCasePaths() {
    #expect(Parcel.Action.weighed(1)[case: \.weighed] == 1)
    #expect(Depot.State.busy(Parcel.State(id: 1)).is(\.busy))
    #expect(Depot.State.busy(Parcel.State(id: 1)).busy?.weight == 0)
  }

  @Test func everyStatementOfABuilderRuns() {
    let store = Store(initialState: Warehouse.State()) { Warehouse(audited: true) }
    store.send(.inbox(.weighed(2)))
    // Twice: by the parcel, and by the parcel of an audited warehouse.
    #expect(store.withState { $0.inbox.weight } == 4)
    store.send(.urgent(.weighed(3)))
    #expect(store.withState { $0.urgent?.weight } == 3)
    store.send(.depot(.busy(.weighed(5))))
    #expect(store.withState { $0.depot } == .busy(Parcel.State(id: 2, weight: 5)))
    store.send(.shelf(.element(id: 3, action: .weighed(7))))
    #expect(store.withState { $0.shelf[id: 3]?.weight } == 7)
  }
}

@Reducer private struct Blank {}

@Reducer private struct IntOnly {
  let body = EmptyReducer<Int, Never>()
}

@Reducer private struct Aliased {
  typealias State = String
}

@Reducer private struct StateOnly {
  struct State { var count = 1 }
}

@Reducer private struct ActionOnly {
  enum Action { case go }
}

private struct ByHand: Reducer {
  func reduce(into state: inout Int, action: Bool) -> Effect<Bool> {
    .none
  }
}

@Reducer private struct Parcel {
  struct State: Equatable, Identifiable {
    let id: Int
    var weight = 0
  }
  enum Action {
    case weighed(Int)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .weighed(let weight):
        state.weight += weight
        return .none
      }
    }
  }
}

@Reducer private struct Depot {
  enum State: Equatable {
    case idle
    case busy(Parcel.State)
  }
  enum Action {
    case busy(Parcel.Action)
  }
  var body: some Reducer<State, Action> {
    EmptyReducer()
      .ifCaseLet(\.busy, action: \.busy) { Parcel() }
  }
}

@Reducer private struct Warehouse {
  struct State {
    var inbox = Parcel.State(id: 0)
    var urgent: Parcel.State? = Parcel.State(id: 1)
    var depot: Depot.State? = .busy(Parcel.State(id: 2))
    var shelf: IdentifiedArrayOf<Parcel.State> = [Parcel.State(id: 3)]
  }
  enum Action {
    case inbox(Parcel.Action)
    case urgent(Parcel.Action)
    case depot(Depot.Action)
    case shelf(IdentifiedActionOf<Parcel>)
  }

  let audited: Bool

  var body: some ReducerOf<Self> {
    Scope(\.inbox, action: \.inbox) {
      Parcel()
      if audited { Parcel() }
    }
    switch audited {
    case true: Reduce { _, _ in .none }
    case false: EmptyReducer()
    }
    for _ in 0..<2 { Reduce<State, Action> { _, _ in .none } }
    CombineReducers {
      Reduce { _, _ in .none }
      EmptyReducer<State, Action>() as any ReducerOf<Self>
    }
    .forEach(\.shelf, action: \.shelf) { Parcel() }
    .ifLet(\.depot, action: \.depot) {
      Depot()
      EmptyReducer()
    }
    .ifLet(\.urgent, action: \.urgent) { Parcel() }
  }
}

/// The action of each access level and kind of type.
@Reducer public struct PublicFeature {}

private enum Namespace {
  @Reducer fileprivate struct Nested {
    let limit: Int
    struct State {}
    enum Action { case go }
    var body: some ReducerOf<Self> {
      Reduce { _, _ in .none }
    }
  }
}

@Reducer private final class ClassFeature {
  let body = EmptyReducer<Int, Never>()
}
