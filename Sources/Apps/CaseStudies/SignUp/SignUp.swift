import ComposableArchitecture

/// A flow over several screens on a stack, which share one value.
@Reducer
struct SignUp {
  @Reducer
  enum Step {
    case interests(SignUpInterests)
    case summary(SignUpSummary)
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Step.State>()
    @Shared var membership: Membership

    init(membership: Shared<Membership> = Shared(value: Membership())) {
      _membership = membership
    }
  }

  enum Action {
    case path(StackActionOf<Step>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .path(.element(_, .interests(.delegate(.interestsChosen)))):
        state.path.append(.summary(SignUpSummary.State(membership: state.$membership)))
        return .none
      case .path(.element(_, .summary(.delegate(.startedOver)))):
        state.path.removeAll()
        return .none
      case .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension SignUp.Step.State: Equatable {}
