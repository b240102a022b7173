import Observation
import Synchronization
import Testing

@testable import ComposableCore

/// An id that counts how often any of its kind is looked for.
private struct CountedID: Hashable, Sendable {
  static let lookups = Atomic(0)

  let number: Int

  func hash(into hasher: inout Hasher) {
    Self.lookups.wrappingAdd(1, ordering: .relaxed)
    hasher.combine(number)
  }
}

@Reducer
private struct Row {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: CountedID
    var count = 0
  }

  enum Action { case increment, replace }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment: state.count += 1
      case .replace: state = State(id: state.id, count: 7)
      }
      return .none
    }
  }
}

@Reducer
private struct Table {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Row.State>
  }

  enum Action {
    case rows(IdentifiedActionOf<Row>)
    case change(@Sendable (inout IdentifiedArrayOf<Row.State>) -> Void)
    case replaceState(State)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .change(let change): change(&state.rows)
      case .replaceState(let other): state = other
      case .rows: break
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Row() }
  }
}

private func row(_ number: Int, count: Int = 0) -> Row.State {
  Row.State(id: CountedID(number: number), count: count)
}

private func state(_ count: Int) -> Table.State {
  var rows: IdentifiedArrayOf<Row.State> = []
  // Growing looks for every id.
  rows.reserveCapacity(count * 4)
  for number in 0..<count { rows.append(row(number)) }
  return Table.State(rows: rows)
}

private let changes: [@Sendable (inout IdentifiedArrayOf<Row.State>) -> Void] = [
  { $0.append(row(-2)) },
  { $0.insert(row(-2), at: 1) },
  { $0.removeLast() },
  { $0.remove(id: CountedID(number: 5)) },
  { $0[id: CountedID(number: 5)] = row(5, count: 1) },
  { $0[5] = row(-5) },
  { $0.swapAt(0, 5) },
]

@MainActor
@Suite("Stores of elements are asked only after changes that concern them", .serialized)
struct ElementScopesTests {
  private let store = Store(initialState: state(4)) { Table() }

  private var stores: [StoreOf<Row>] { Array(store.scope(\.rows, action: \.rows)) }

  /// How many more ids are looked for after a change than the change itself looks for, with a number
  /// of live stores.
  private func lookups(
    stores count: Int, _ change: @escaping @Sendable (inout IdentifiedArrayOf<Row.State>) -> Void
  ) -> Int {
    func lookups(_ operation: () -> Void) -> Int {
      let before = CountedID.lookups.load(ordering: .relaxed)
      operation()
      return CountedID.lookups.load(ordering: .relaxed) - before
    }
    let store = Store(initialState: state(count)) { Table() }
    let stores = Array(store.scope(\.rows, action: \.rows))
    for store in stores { _ = store.count }
    var rows = state(count).rows
    let own = lookups { change(&rows) }
    let all = lookups { store.send(.change(change)) }
    return withExtendedLifetime(stores) { all - own }
  }

  @Test(
    "With a hundred times the live stores a change of the rows asks no more of them",
    arguments: changes.indices)
  func lookupsOfAChange(_ index: Int) {
    let change = changes[index]
    // Where ids collide in the array's table, which is by chance, some more are looked for.
    #expect(lookups(stores: 1000, change) <= lookups(stores: 10, change) + 100)
  }

  @Test("A row that becomes another one has its own readers told", arguments: [0, 1, 2, 3])
  func replacing(_ way: Int) {
    let rows = stores
    let told = Mutex<[Int]>([])
    for (index, row) in rows.enumerated() {
      withObservationTracking {
        _ = row.count
      } onChange: {
        told.withLock { $0.append(index) }
      }
    }
    store.send(.change { $0.append(row(9)) })
    switch way {
    case 0: store.send(.change { $0[id: CountedID(number: 2)] = row(2, count: 7) })
    case 1: store.send(.change { $0[2] = row(2, count: 7) })
    case 2: store.send(.change { $0.update(row(2, count: 7), at: 2) })
    default:
      store.send(.rows(.element(id: CountedID(number: 2), action: .replace)))
      // Another change makes no difference.
      store.send(.change { $0.append(row(10)) })
    }
    #expect(told.withLock { $0 } == [2])
    #expect(rows.map(\.count) == [0, 0, 7, 0])
    #expect(stores.prefix(4) == rows[...])
  }

  @Test("A row replaced in its own reducer and rows added in the same action: its readers are told")
  func replacingAndAppending() {
    let store = Store(initialState: state(3)) {
      Table()
      Reduce { state, action in
        if case .rows = action { state.rows.append(row(9)) }
        return .none
      }
    }
    let rows = Array(store.scope(\.rows, action: \.rows))
    store.send(.change { $0.append(row(8)) })
    let isTold = Mutex(false)
    withObservationTracking {
      _ = rows[1].count
    } onChange: {
      isTold.withLock { $0 = true }
    }
    store.send(.rows(.element(id: CountedID(number: 1), action: .replace)))
    #expect(isTold.withLock { $0 })
    #expect(rows[1].count == 7)
  }

  @Test("A store that somebody keeps shows its row when that returns, and is told of the next")
  func returning() {
    let kept = stores[1]
    store.send(.change { $0.remove(id: CountedID(number: 1)) })
    #expect(!kept.isAlive)
    store.send(.change { $0.append(row(1, count: 5)) })
    #expect(kept.count == 5)
    #expect(stores.last !== kept)
    let isTold = Mutex(false)
    withObservationTracking {
      _ = kept.count
    } onChange: {
      isTold.withLock { $0 = true }
    }
    store.send(.change { $0[id: CountedID(number: 1)] = row(1, count: 6) })
    #expect(isTold.withLock { $0 })
    #expect(kept.count == 6)
  }

  @Test("Another state and another collection are told to the stores of all rows")
  func replacingAll() {
    let rows = stores
    for way in [
      .replaceState(state(3)), .change { $0 = state(3).rows },
      .change { $0.removeAll { $0.id.number != 3 } },
    ] as [Table.Action] {
      let told = Mutex(0)
      for row in rows where row.isAlive {
        withObservationTracking {
          _ = row.count
        } onChange: {
          told.withLock { $0 += 1 }
        }
      }
      let before = rows.count { $0.isAlive }
      store.send(way)
      #expect(told.withLock { $0 } == before)
    }
    #expect(!rows.contains { $0.isAlive })
  }

  @Test("Rows that come and go leave no stores behind, also not in their parent's list")
  func comingAndGoing() {
    let before = store.core.scopeCount
    for number in 10..<10_010 {
      store.send(.change { $0.append(row(number)) })
      weak let opened = stores.last
      #expect(opened != nil)
      store.send(.change { $0.removeLast() })
      #expect(opened == nil)
    }
    #expect(store.core.scopeCount == before + 4)
  }
}
