import ComposableArchitecture
import Foundation

/// A feature that has itself as its rows: an outline, as deep as anybody likes.
@Reducer
struct Outline {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var name = ""
    var rows: IdentifiedArrayOf<State> = []
  }

  indirect enum Action: BindableAction {
    case addButtonTapped
    case binding(BindingAction<State>)
    case removeButtonTapped(id: UUID)
    case rows(IdentifiedActionOf<Outline>)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.rows.append(State(id: uuid(), name: "Row \(state.rows.count + 1)"))
        return .none
      case .binding, .rows:
        return .none
      case .removeButtonTapped(let id):
        state.rows.remove(id: id)
        return .none
      }
    }
    .forEach(\.rows, action: \.rows) {
      Self()
    }
  }
}
