import ComposableArchitecture
import Observation

extension Comparison {
  /// An action of one row of a list that is one of several destinations, sent to the root.
  static func rowInEnumDestination(count: Int) -> Comparison {
    let rows = IdentifiedArray(uniqueElements: (0..<count).map { Row.State(id: $0) })
    let store = Store(
      initialState: Screen.State(destination: .rows(Rows.State(rows: rows)))
    ) {
      Screen()
    }
    let model = RowsModel(count: count)
    precondition(store.destination?.rows?.rows.count == model.rows.count)
    let action = Screen.Action.destination(
      .presented(.rows(.rows(.element(id: count / 2, action: .increment)))))
    return Comparison("send to one of \(count) rows in an enum destination") {
      store.send(action)
    } floor: {
      model.send(.increment, to: count / 2)
    }
  }
}

@Reducer
struct Screen {
  @ObservableState
  struct State {
    @Presents var destination: Destination.State?
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
  }

  @Reducer
  enum Destination {
    case rows(Rows)
    case counter(Counter)
    case alert(AlertState<Never>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$destination, action: \.destination)
  }
}
