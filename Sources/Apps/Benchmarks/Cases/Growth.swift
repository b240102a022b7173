import ComposableArchitecture

/// The same action, and ten times as much beside what it is for: it costs the same.
@MainActor
enum Growth {
  static var comparisons: [Comparison] {
    [
      growth("10,000 elements, 1,000") { elements($0 * 1000) },
      growth("a stack of 200, of 20") { stack($0 * 20) },
      growth("30 siblings in scopes, 3") { $0 == 1 ? siblings3() : siblings30() },
      growth("10,000 live stores, 1,000") { stores($0 * 1000) },
      growth("10,000 live stores, 1,000, append and remove") { appends($0 * 1000) },
      growth("10,000 running effects, 1,000") { effects($0 * 1000) },
    ]
  }

  private static func growth(
    _ name: String, _ send: (_ factor: Int) -> () -> Void
  ) -> Comparison {
    Comparison(name, subject: send(10), floor: send(1))
  }

  private static func elements(_ count: Int) -> () -> Void {
    let store = Store(initialState: Rows.State(count: count)) { Rows() }
    return { store.send(.rows(.element(id: count / 2, action: .increment))) }
  }

  private static func stack(_ count: Int) -> () -> Void {
    let path = StackState((0..<count).map { _ in Trail.Path.State.counter(Counter.State()) })
    let store = Store(initialState: Trail.State(path: path)) { Trail() }
    let id = store.path.ids[count - 1]
    return { store.send(.path(.element(id: id, action: .counter(.increment)))) }
  }

  private static func siblings3() -> () -> Void {
    let store = Store(initialState: Siblings3.State()) { Siblings3() }
    return { store.send(.child2(.increment)) }
  }

  private static func siblings30() -> () -> Void {
    let store = Store(initialState: Siblings30.State()) { Siblings30() }
    return { store.send(.child2(.increment)) }
  }

  private static func stores(_ count: Int) -> () -> Void {
    let store = Store(initialState: Rows.State(count: count)) { Rows() }
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    for row in rows { use(row.count) }
    return { rows[count / 2].send(.increment) }
  }

  private static func appends(_ count: Int) -> () -> Void {
    let store = Store(initialState: GrowingRows.State(rows: Rows.State(count: count).rows)) {
      GrowingRows()
    }
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    for row in rows { use(row.count) }
    return {
      store.send(.append(id: count))
      store.send(.removeLast)
      use(rows.count)
    }
  }

  private static func effects(_ count: Int) -> () -> Void {
    let store = Store(initialState: Waiting.State()) { Waiting() }
    for id in 0..<count { store.send(.start(id)) }
    return { store.send(.increment) }
  }
}

@Reducer
struct GrowingRows {
  @ObservableState
  struct State {
    var rows: IdentifiedArrayOf<Row.State>
  }

  enum Action {
    case append(id: Int)
    case removeLast
    case rows(IdentifiedActionOf<Row>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .append(let id):
        state.rows.append(Row.State(id: id))
        return .none
      case .removeLast:
        state.rows.removeLast()
        return .none
      case .rows:
        return .none
      }
    }
    .forEach(\.rows, action: \.rows) { Row() }
  }
}
