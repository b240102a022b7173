import ComposableArchitecture
import Observation

extension Comparison {
  /// An action of a feature that is presented five deep, sent to the root.
  static var presentedSendAtRoot: Comparison {
    let store = Store(initialState: Sheet1.State.presented) { Sheet1() }
    let leaf = leaf(of: store)
    let model = PresentedModel()
    precondition(leaf.count == model.count)
    let action = Sheet1.Action.child(
      .presented(
        .child(.presented(.child(.presented(.child(.presented(.child(.presented(.increment))))))))))
    return Comparison("send five presentations deep, at the root") {
      store.send(action)
    } floor: {
      model.send(.increment)
    }
  }

  /// The same action sent to the store of the feature.
  static var presentedSendAtLeaf: Comparison {
    let leaf = leaf(of: Store(initialState: Sheet1.State.presented) { Sheet1() })
    let model = PresentedModel()
    precondition(leaf.count == model.count)
    return Comparison("send five presentations deep, at the leaf") {
      leaf.send(.increment)
    } floor: {
      model.send(.increment)
    }
  }

  /// The store of the innermost feature.
  static func leaf(of store: StoreOf<Sheet1>) -> StoreOf<Counter> {
    // There is a child on each level.
    store.scope(state: \.child, action: \.child.presented)!
      .scope(state: \.child, action: \.child.presented)!
      .scope(state: \.child, action: \.child.presented)!
      .scope(state: \.child, action: \.child.presented)!
      .scope(state: \.child, action: \.child.presented)!
  }
}

extension Sheet1.State {
  /// Five presentations.
  static var presented: Self {
    Self(
      child: Sheet2.State(
        child: Sheet3.State(
          child: Sheet4.State(child: Sheet5.State(child: Counter.State())))))
  }
}

@Reducer
struct Sheet1 {
  @ObservableState
  struct State {
    @Presents var child: Sheet2.State?
    var count = 0
  }

  enum Action {
    case child(PresentationAction<Sheet2.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$child, action: \.child) { Sheet2() }
  }
}

@Reducer
struct Sheet2 {
  @ObservableState
  struct State {
    @Presents var child: Sheet3.State?
    var count = 0
  }

  enum Action {
    case child(PresentationAction<Sheet3.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$child, action: \.child) { Sheet3() }
  }
}

@Reducer
struct Sheet3 {
  @ObservableState
  struct State {
    @Presents var child: Sheet4.State?
    var count = 0
  }

  enum Action {
    case child(PresentationAction<Sheet4.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$child, action: \.child) { Sheet4() }
  }
}

@Reducer
struct Sheet4 {
  @ObservableState
  struct State {
    @Presents var child: Sheet5.State?
    var count = 0
  }

  enum Action {
    case child(PresentationAction<Sheet5.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$child, action: \.child) { Sheet5() }
  }
}

@Reducer
struct Sheet5 {
  @ObservableState
  struct State {
    @Presents var child: Counter.State?
    var count = 0
  }

  enum Action {
    case child(PresentationAction<Counter.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$child, action: \.child) { Counter() }
  }
}

@MainActor @Observable
final class PresentedModel {
  struct Level<Child> {
    var child: Child?
    var count = 0
  }

  var state = Level(
    child: Level(child: Level(child: Level(child: Level(child: CounterModel.State())))))

  var count: Int? { state.child?.child?.child?.child?.child?.count }

  /// Not inlined, like the call of a method in another module.
  @inline(never)
  func send(_ action: Counter.Action) {
    switch action {
    case .increment: state.child?.child?.child?.child?.child?.count += 1
    }
  }
}
