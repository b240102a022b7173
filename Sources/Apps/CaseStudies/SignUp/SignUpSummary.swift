import ComposableArchitecture

/// The last screen of the sign-up.
@Reducer
struct SignUpSummary {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    @Shared var membership: Membership
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case delegate(Delegate)
    case joinButtonTapped

    @CasePathable
    enum Alert { case startOver }

    @CasePathable
    enum Delegate { case startedOver }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.startOver)):
        state.$membership.withLock { $0 = Membership() }
        return .send(.delegate(.startedOver))
      case .alert, .delegate:
        return .none
      case .joinButtonTapped:
        state.alert = AlertState {
          TextState("Welcome, \(state.membership.name)!")
        } actions: {
          ButtonState(role: .cancel) { TextState("OK") }
          ButtonState(action: .startOver) { TextState("Start over") }
        }
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}
