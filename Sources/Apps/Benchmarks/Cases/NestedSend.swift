import ComposableArchitecture
import Observation

extension Comparison {
  /// An action of a feature under five scopes, sent to the root.
  static var nestedSendAtRoot: Comparison {
    let store = Store(initialState: Level1.State()) { Level1() }
    let leaf = leaf(of: store)
    let model = NestedModel()
    precondition(leaf.count == model.state.child.child.child.child.child.count)
    return Comparison("send through five scopes, at the root") {
      store.send(.child(.child(.child(.child(.child(.increment))))))
    } floor: {
      model.send(.increment)
    }
  }

  /// The same action sent to the store of the feature.
  static var nestedSendAtLeaf: Comparison {
    let leaf = leaf(of: Store(initialState: Level1.State()) { Level1() })
    let model = NestedModel()
    precondition(leaf.count == model.state.child.child.child.child.child.count)
    return Comparison("send through five scopes, at the leaf") {
      leaf.send(.increment)
    } floor: {
      model.send(.increment)
    }
  }

  /// The store of the innermost feature.
  static func leaf(of store: StoreOf<Level1>) -> StoreOf<Counter> {
    store.scope(state: \.child, action: \.child)
      .scope(state: \.child, action: \.child)
      .scope(state: \.child, action: \.child)
      .scope(state: \.child, action: \.child)
      .scope(state: \.child, action: \.child)
  }
}

@Reducer
struct Level1 {
  @ObservableState
  struct State {
    var child = Level2.State()
    var count = 0
  }

  enum Action {
    case child(Level2.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level2() }
  }
}

@Reducer
struct Level2 {
  @ObservableState
  struct State {
    var child = Level3.State()
    var count = 0
  }

  enum Action {
    case child(Level3.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level3() }
  }
}

@Reducer
struct Level3 {
  @ObservableState
  struct State {
    var child = Level4.State()
    var count = 0
  }

  enum Action {
    case child(Level4.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level4() }
  }
}

@Reducer
struct Level4 {
  @ObservableState
  struct State {
    var child = Level5.State()
    var count = 0
  }

  enum Action {
    case child(Level5.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level5() }
  }
}

@Reducer
struct Level5 {
  @ObservableState
  struct State {
    var child = Counter.State()
    var count = 0
  }

  enum Action {
    case child(Counter.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Counter() }
  }
}

@MainActor @Observable
final class NestedModel {
  struct Level<Child> {
    var child: Child
    var count = 0
  }

  var state = Level(
    child: Level(child: Level(child: Level(child: Level(child: CounterModel.State())))))

  /// Not inlined, like the call of a method in another module.
  @inline(never)
  func send(_ action: Counter.Action) {
    switch action {
    case .increment: state.child.child.child.child.child.count += 1
    }
  }
}
