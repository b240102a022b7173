import ComposableCore

/// A feature whose effects send at once: what an action changes is not what the state settles in.
@Reducer
struct Oven {
  @ObservableState
  struct State: Equatable {
    var isHeating = false
    var temperature = 20
    @Shared(value: 0) var energy: Int
    @Shared(value: 0) var uses: Int

    init() {}
  }

  enum Action {
    case startButtonTapped
    case heated(Int)
    case switchedOff
    case baked
    case counted
    case cleaned
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startButtonTapped:
        state.isHeating = true
        state.$energy.withLock { $0 += 1 }
        return .send(.heated(200))
      case .heated(let temperature):
        state.temperature = temperature
        state.$energy.withLock { $0 += 10 }
        return .send(.switchedOff)
      case .switchedOff:
        state.isHeating = false
        state.$uses.withLock { $0 += 1 }
        return .none
      case .baked:
        return .run { send in
          await send(.counted)
          await send(.counted)
          await send(.cleaned)
        }
      case .counted:
        state.$energy.withLock { $0 += 1 }
        return .none
      case .cleaned:
        state.$energy.withLock { $0 = 0 }
        state.$uses.withLock { $0 += 1 }
        return .none
      }
    }
  }
}
