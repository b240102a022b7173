import ComposableCore
import DataFlow

/// A feature without macros, whose state is not observable.
struct OldCounter: Reducer {
  struct State: Equatable {
    var count = 0
    var name = "Blob"
    var isLoading = false
    var animations: [Animation?] = []
  }

  @CasePathable
  enum Action: Equatable {
    case increment
    case incrementTo(Int)
    case named(String)
    case load
    case loaded
    case animate
    case note
  }

  var load: @Sendable () async -> Void = {}

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .increment:
      state.count += 1
      return .none
    case .incrementTo(let limit):
      state.count += 1
      return state.count < limit ? .send(.incrementTo(limit)) : .none
    case .named(let name):
      state.name = name
      return .none
    case .load:
      state.isLoading = true
      return .run { [load] send in
        await load()
        await send(.loaded)
      }
    case .loaded:
      state.isLoading = false
      return .none
    case .animate:
      return .none
    case .note:
      state.animations.append(Transaction._current.animation)
      return .none
    }
  }
}
