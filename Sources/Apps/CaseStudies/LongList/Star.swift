import ComposableArchitecture

/// One row of the long list, a feature of its own.
@Reducer
struct Star {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var isMarked = false
  }

  enum Action {
    case markTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .markTapped:
        state.isMarked.toggle()
        return .none
      }
    }
  }
}
