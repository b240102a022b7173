import ComposableArchitecture

/// A screen of the sign-up that lets nobody on who has chosen nothing.
@Reducer
struct SignUpInterests {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Never>?
    @Shared var membership: Membership
  }

  enum Action {
    case alert(PresentationAction<Never>)
    case delegate(Delegate)
    case nextButtonTapped

    @CasePathable
    enum Delegate { case interestsChosen }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert, .delegate:
        return .none
      case .nextButtonTapped:
        guard !state.membership.interests.isEmpty else {
          state.alert = AlertState { TextState("Choose at least one interest.") }
          return .none
        }
        return .send(.delegate(.interestsChosen))
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}
