import ComposableArchitecture
import Observation

extension Comparison {
  /// An action of one of many rows, sent to the root.
  static func oneRow(of count: Int) -> Comparison {
    let store = Store(initialState: Rows.State(count: count)) { Rows() }
    let model = RowsModel(count: count)
    precondition(store.rows.count == model.rows.count)
    return Comparison("send to one of \(count) rows") {
      store.send(.rows(.element(id: count / 2, action: .increment)))
    } floor: {
      model.send(.increment, to: count / 2)
    }
  }
}

@Reducer
struct Rows {
  @ObservableState
  struct State {
    var rows: IdentifiedArrayOf<Row.State>

    init(count: Int) {
      rows = IdentifiedArray(uniqueElements: (0..<count).map { Row.State(id: $0) })
    }
  }

  enum Action {
    case rows(IdentifiedActionOf<Row>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.rows, action: \.rows) { Row() }
  }
}

@Reducer
struct Row {
  @ObservableState
  struct State: Identifiable {
    let id: Int
    var count = 0
    var title = ""
  }

  enum Action {
    case increment
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      }
    }
  }
}

@MainActor @Observable
final class RowsModel {
  struct Row {
    let id: Int
    var count = 0
    var title = ""
  }

  var rows: [Row]
  let positions: [Int: Int]

  init(count: Int) {
    rows = (0..<count).map { Row(id: $0) }
    positions = Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, $0) })
  }

  /// Not inlined, like the call of a method in another module.
  @inline(never)
  func send(_ action: Counter.Action, to id: Int) {
    guard let position = positions[id] else { return }
    switch action {
    case .increment: rows[position].count += 1
    }
  }
}
