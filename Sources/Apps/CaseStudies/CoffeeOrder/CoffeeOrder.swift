import ComposableArchitecture

@Reducer
struct CoffeeOrder {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var cups = 1
    var strength = 3.0
    var isToGo = false

    var summary: String {
      let who = name.isEmpty ? "somebody" : name
      let what = cups == 1 ? "One cup" : "\(cups) cups"
      return "\(what) for \(who), strength \(Int(strength))\(isToGo ? ", to go" : "")"
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case startOverButtonTapped
  }

  static let largestOrder = 12

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.isToGo):
        // A paper cup holds less: a strong coffee stays here.
        if state.isToGo { state.strength = min(state.strength, 4) }
        return .none

      case .binding:
        return .none

      case .startOverButtonTapped:
        state = State()
        return .none
      }
    }
  }
}
