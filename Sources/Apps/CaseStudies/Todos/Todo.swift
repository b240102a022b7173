import ComposableArchitecture
import Foundation

/// One row of a list: a feature of its own.
@Reducer
struct Todo {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var title = ""
    var isDone = false
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}
