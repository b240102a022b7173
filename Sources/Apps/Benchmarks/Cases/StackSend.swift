import ComposableArchitecture
import Observation

extension Comparison {
  /// An action of the feature on top of a stack, sent to the root.
  static func topOfStack(count: Int) -> Comparison {
    let path = StackState(
      (0..<count).map { _ in Trail.Path.State.counter(Counter.State()) })
    let store = Store(initialState: Trail.State(path: path)) { Trail() }
    let model = TrailModel(count: count)
    precondition(store.path.count == model.path.count)
    let action = Trail.Action.path(
      .element(id: store.path.ids[count - 1], action: .counter(.increment)))
    return Comparison("send to the top of a stack of \(count)") {
      store.send(action)
    } floor: {
      model.send(.increment)
    }
  }
}

@Reducer
struct Trail {
  @ObservableState
  struct State {
    var path = StackState<Path.State>()
  }

  enum Action {
    case path(StackActionOf<Path>)
  }

  @Reducer
  enum Path {
    case counter(Counter)
    case rows(Rows)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.path, action: \.path)
  }
}

@MainActor @Observable
final class TrailModel {
  var path: [CounterModel.State]

  init(count: Int) {
    path = Array(repeating: CounterModel.State(), count: count)
  }

  /// Not inlined, like the call of a method in another module.
  @inline(never)
  func send(_ action: Counter.Action) {
    switch action {
    case .increment: path[path.count - 1].count += 1
    }
  }
}
