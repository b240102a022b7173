import Testing

@testable import ComposableCore

@Reducer struct Nest {
  @ObservableState
  struct State: Equatable {
    @Presents var kid: LateKid.State?
  }

  enum Action {
    case kid(PresentationAction<LateKid.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$kid, action: \.kid) { LateKid() }
  }
}

@Reducer enum Treetop {
  case nest(Nest)
  case solo
}

extension Treetop.State: Equatable {}

@Reducer private struct Garden {
  @ObservableState
  struct State: Equatable {
    var top: Treetop.State
  }

  enum Action {
    case top(Treetop.Action)
    case replace(Treetop.State)
  }

  var body: some ReducerOf<Self> {
    Scope(\.top, action: \.top) { Treetop.body }
    Reduce { state, action in
      if case .replace(let top) = action { state.top = top }
      return .none
    }
  }
}

/// The same in the root feature, with the operator for a case.
@Reducer private struct Hedge {
  @ObservableState
  enum State: Equatable {
    case nest(Nest.State)
    case solo
  }

  enum Action {
    case nest(Nest.Action)
    case replace(State)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .replace(let other) = action { state = other }
      return .none
    }
    .ifCaseLet(\.nest, action: \.nest) { Nest() }
  }
}

@MainActor @Suite("Children of a parent in a case of an enum that is replaced from above")
struct ReplacedEnumParentTests {
  private static func top(kid id: Int) -> Treetop.State {
    .nest(Nest.State(kid: LateKid.State(id: id)))
  }

  private let store = Store(initialState: Garden.State(top: top(kid: 1))) { Garden() }
  private var effects: EffectRegistry { store.core.root.effects }

  @Test(
    "A child keeps its effects while its id stays, and loses them however often it was replaced")
  func sameIDFirst() {
    for _ in 0..<2 {
      store.send(.top(.nest(.kid(.presented(.hang)))))
      for _ in 0..<2 { store.send(.replace(Self.top(kid: 1))) }
      #expect(!effects.isEmpty)
      store.send(.replace(Self.top(kid: 2)))
      #expect(effects.isEmpty)
      store.send(.replace(Self.top(kid: 1)))
    }
  }

  @Test("It is the same in a root feature that is an enum")
  func root() {
    func state(kid id: Int) -> Hedge.State { .nest(Nest.State(kid: LateKid.State(id: id))) }
    let store = Store(initialState: state(kid: 1)) { Hedge() }
    for _ in 0..<2 {
      store.send(.nest(.kid(.presented(.hang))))
      for _ in 0..<2 { store.send(.replace(state(kid: 1))) }
      #expect(!store.core.root.effects.isEmpty)
      store.send(.replace(state(kid: 2)))
      #expect(store.core.root.effects.isEmpty)
      store.send(.replace(state(kid: 1)))
    }
  }
}
