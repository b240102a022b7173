import ComposableArchitecture
import Observation

extension Comparison {
  /// An action that changes a field of the root.
  ///
  /// - Parameter isRead: Whether the field has been read once, as by a view: so its changes are
  ///   announced.
  static func flatSend(isRead: Bool) -> Comparison {
    let store = Store(initialState: Counter.State()) { Counter() }
    let model = CounterModel()
    if isRead { precondition(store.count == model.state.count) }
    return Comparison("send, field \(isRead ? "once read" : "never read")") {
      store.send(.increment)
    } floor: {
      model.send(.increment)
    }
  }
}

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var text = ""
  }

  enum Action {
    case increment
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      }
    }
  }
}

@MainActor @Observable
final class CounterModel {
  struct State {
    var count = 0
    var text = ""
  }

  var state = State()

  /// Not inlined, like the call of a method in another module.
  @inline(never)
  func send(_ action: Counter.Action) {
    switch action {
    case .increment: state.count += 1
    }
  }
}
