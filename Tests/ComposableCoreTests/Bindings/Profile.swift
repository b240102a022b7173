import ComposableCore

/// A feature whose fields are bound.
@Reducer
struct Profile {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var address = Address()
    var limits: [String: Int] = [:]
    var isPrivate = false
    var log: [String] = []
  }

  struct Address: Equatable {
    var city = ""
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case isPrivate(Bool)
    case renamed(String)
    case resetButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .binding(\.name) = action { state.log.append("before: \(state.name)") }
      return .none
    }
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(.set(\.isPrivate, true)):
        state.log.append("private")
        return .none
      case .binding(\.name):
        state.log.append("after: \(state.name)")
        return .none
      case .binding(\.address):
        state.log.append("city: \(state.address.city)")
        return .none
      case .binding:
        return .none
      case .isPrivate(let isPrivate):
        state.isPrivate = isPrivate
        return .none
      case .renamed(let name):
        state.name = name
        return .none
      case .resetButtonTapped:
        return .send(.set(\.name, "Blob"))
      }
    }
  }
}
