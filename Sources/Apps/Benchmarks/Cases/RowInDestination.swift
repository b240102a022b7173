import ComposableArchitecture
import Observation

extension Comparison {
  /// An action of one row of a list that is presented, sent to the root.
  static func rowInSheet(count: Int) -> Comparison {
    let store = Store(initialState: RowsSheet.State(rows: Rows.State(count: count))) {
      RowsSheet()
    }
    precondition(store.rows?.rows.count == count)
    let action = RowsSheet.Action.rows(
      .presented(.rows(.element(id: count / 2, action: .increment))))
    return row(of: count, in: "a presented feature") { store.send(action) }
  }

  /// The same of a list that is one of several destinations.
  static func rowInEnumDestination(count: Int) -> Comparison {
    let store = Store(initialState: Screen.State(destination: .rows(Rows.State(count: count)))) {
      Screen()
    }
    precondition(store.destination?.rows?.rows.count == count)
    let action = Screen.Action.destination(
      .presented(.rows(.rows(.element(id: count / 2, action: .increment)))))
    return row(of: count, in: "an enum destination") { store.send(action) }
  }

  /// The same of a list on top of a stack.
  static func rowOnStack(count: Int) -> Comparison {
    var path = StackState<Trail.Path.State>([.counter(Counter.State())])
    path.append(.rows(Rows.State(count: count)))
    let store = Store(initialState: Trail.State(path: path)) { Trail() }
    let id = store.path.ids[1]
    precondition(store.path[id: id]?.rows?.rows.count == count)
    let action = Trail.Action.path(
      .element(id: id, action: .rows(.rows(.element(id: count / 2, action: .increment)))))
    return row(of: count, in: "the top of a stack") { store.send(action) }
  }

  private static func row(
    of count: Int, in place: String, send: @escaping () -> Void
  ) -> Comparison {
    let model = RowsModel(count: count)
    precondition(model.rows.count == count)
    return Comparison("send to one of \(count) rows in \(place)", subject: send) {
      model.send(.increment, to: count / 2)
    }
  }
}

@Reducer
struct RowsSheet {
  @ObservableState
  struct State {
    @Presents var rows: Rows.State?
  }

  enum Action {
    case rows(PresentationAction<Rows.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$rows, action: \.rows) { Rows() }
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
