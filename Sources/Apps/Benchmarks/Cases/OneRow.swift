import ComposableArchitecture
import Observation

extension Comparison {
  /// An action of one row of 100,000, sent to the root.
  static var oneRow: Comparison {
    let count = 100_000
    let store = Store(
      initialState: Rows.State(
        rows: IdentifiedArray(uniqueElements: (0..<count).map { Row.State(id: $0) }))
    ) {
      Rows()
    }
    let model = RowsModel(count: count)
    precondition(store.rows.count == model.rows.count)
    return Comparison("send to one of 100,000 rows") {
      store.send(.rows(.element(id: 50_000, action: .increment)))
    } floor: {
      model.send(.increment, to: 50_000)
    }
  }
}

@Reducer
struct Rows {
  @ObservableState
  struct State {
    var rows: IdentifiedArrayOf<Row.State>
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
  private let positions: [Int: Int]

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
