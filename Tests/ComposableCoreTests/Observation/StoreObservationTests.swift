import ComposableCore
import Testing

@Reducer
private struct Leaf {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
    var other = 0
  }

  enum Action {
    case increment
    case incrementOther
    case reset
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment: state.count += 1
      case .incrementOther: state.other += 1
      case .reset: state = State(id: state.id)
      }
      return .none
    }
  }
}

@Reducer
private struct Middle {
  @ObservableState
  struct State: Equatable {
    var leaf = Leaf.State()
    var count = 0
  }

  enum Action {
    case leaf(Leaf.Action)
    case increment
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.leaf, action: \.leaf) { Leaf() }
    Reduce { state, action in
      if case .increment = action { state.count += 1 }
      return .none
    }
  }
}

@Reducer
private struct Root {
  @ObservableState
  struct State: Equatable {
    var middle = Middle.State()
    var count = 0
    @Presents var presented: Leaf.State?
    var rows: IdentifiedArrayOf<Leaf.State> = [Leaf.State(id: 1), Leaf.State(id: 2)]
  }

  enum Action {
    case middle(Middle.Action)
    case presented(PresentationAction<Leaf.Action>)
    case rows(IdentifiedActionOf<Leaf>)
    case increment
    case incrementTwice
    case replaceMiddle
    case replaceAll
    case present(Leaf.State?)
    case replaceRow(Leaf.State)
    case append(Leaf.State)
    case change(@Sendable (inout State) -> Void)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.middle, action: \.middle) { Middle() }
    Reduce { state, action in
      switch action {
      case .middle, .presented, .rows: break
      case .increment: state.count += 1
      case .incrementTwice: return .merge(.send(.increment), .send(.increment))
      case .replaceMiddle: state.middle = Middle.State()
      case .replaceAll: state = State()
      case .present(let child): state.presented = child
      case .replaceRow(let row): state.rows[id: row.id] = row
      case .append(let row): state.rows.append(row)
      case .change(let change): change(&state)
      }
      return .none
    }
    .ifLet(\.$presented, action: \.presented) { Leaf() }
    .forEach(\.rows, action: \.rows) { Leaf() }
  }
}

@MainActor
struct StoreObservationTests {
  private let store = Store(initialState: Root.State()) { Root() }

  private var leaf: StoreOf<Leaf> {
    store.scope(state: \.middle, action: \.middle).scope(state: \.leaf, action: \.leaf)
  }

  @Test func changesNotifyReadersOfThePropertyOnly() {
    let leaf = leaf
    let count = ChangeCounter { _ = leaf.count }
    let other = ChangeCounter { _ = leaf.other }
    let rootCount = ChangeCounter { _ = store.count }
    leaf.send(.increment)
    #expect(count.count == 1)
    #expect(other.count == 0)
    #expect(rootCount.count == 0)
  }

  @Test func changesInAChildDoNotNotifyReadersOfTheChild() {
    let middle = ChangeCounter { _ = store.middle }
    let value = ChangeCounter { _ = store.middle.leaf.count }
    leaf.send(.increment)
    #expect(middle.count == 0)
    #expect(value.count == 1)
  }

  @Test func replacingAChildNotifiesReadersThroughStoresOfItAndBelow() {
    let leaf = leaf
    let middle = ChangeCounter { _ = store.middle }
    let count = ChangeCounter { _ = leaf.count }
    let rootCount = ChangeCounter { _ = store.count }
    store.send(.replaceMiddle)
    #expect(middle.count == 1)
    #expect(count.count == 1)
    #expect(rootCount.count == 0)

    // The new child's readers are told too.
    let newCount = ChangeCounter { _ = leaf.count }
    leaf.send(.increment)
    #expect(newCount.count == 1)
  }

  @Test func replacingTheWholeStateNotifiesAllReaders() {
    let leaf = leaf
    let count = ChangeCounter { _ = leaf.count }
    let rootCount = ChangeCounter { _ = store.count }
    let whole = ChangeCounter { _ = store.state }
    store.send(.replaceAll)
    #expect(count.count == 1)
    #expect(rootCount.count == 1)
    #expect(whole.count == 1)
  }

  @Test func replacingOnesOwnStateNotifiesReaders() {
    let leaf = leaf
    let count = ChangeCounter { _ = leaf.count }
    leaf.send(.reset)
    #expect(count.count == 1)
  }

  @Test func presenceIsObservedByWhoScopes() {
    let presence = ChangeCounter {
      _ = store.scope(state: \.presented, action: \.presented.presented)
    }
    store.send(.present(Leaf.State()))
    #expect(presence.count == 1)

    let child = store.scope(state: \.presented, action: \.presented.presented)
    let again = ChangeCounter { _ = store.scope(state: \.presented, action: \.presented.presented) }
    let count = ChangeCounter { _ = child?.count }
    child?.send(.increment)
    #expect(again.count == 0)
    #expect(count.count == 1)
    store.send(.present(nil))
    #expect(again.count == 1)
  }

  @Test func presentingAnotherChildNotifiesReadersThroughItsStore() {
    store.send(.present(Leaf.State(id: 1)))
    let child = store.scope(state: \.presented, action: \.presented.presented)
    let count = ChangeCounter { _ = child?.count }
    store.send(.present(Leaf.State(id: 2, count: 7)))
    #expect(count.count == 1)
    #expect(child?.count == 7)
  }

  @Test func aRowNotifiesItsReadersOnly() {
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    let first = ChangeCounter { _ = rows[0].count }
    let second = ChangeCounter { _ = rows[1].count }
    let all = ChangeCounter { _ = store.scope(state: \.rows, action: \.rows).count }
    rows[1].send(.increment)
    #expect(first.count == 0)
    #expect(second.count == 1)
    #expect(all.count == 0)
  }

  @Test func appendingARowNotifiesReadersOfTheCollectionOnly() {
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    let first = ChangeCounter { _ = rows[0].count }
    let all = ChangeCounter { _ = store.scope(state: \.rows, action: \.rows).count }
    store.send(.append(Leaf.State(id: 3)))
    #expect(first.count == 0)
    #expect(all.count == 1)
  }

  @Test func replacingARowNotifiesItsReadersOnly() {
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    let first = ChangeCounter { _ = rows[0].count }
    let second = ChangeCounter { _ = rows[1].count }
    store.send(.replaceRow(Leaf.State(id: 1, count: 5)))
    #expect(first.count == 1)
    #expect(second.count == 0)
    #expect(rows[0].count == 5)
  }

  @Test func anEditedCopyOfARowIsObservedWhenItReplacesTheRow() {
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    _ = rows[0].count
    store.send(.change { $0.presented = $0.rows[id: 1] })
    store.scope(state: \.presented, action: \.presented.presented)?.send(.increment)
    #expect(rows[0].count == 0)

    let first = ChangeCounter { _ = rows[0].count }
    store.send(.change { state in state.presented.map { state.rows[id: 1] = $0 } })
    #expect(first.count == 1)
    #expect(rows[0].count == 1)
  }

  @Test func observersAreToldOnceASendAndSeeTheFinalState() {
    let seen = LockIsolated<[Int]>([])
    withObservationTracking {
      _ = store.count
    } onChange: { [store] in
      MainActor.assumeIsolated {
        let count = store.count
        seen.withValue { $0.append(count) }
      }
    }
    store.send(.incrementTwice)
    #expect(seen.value == [2])
  }

  @Test func observersMaySend() {
    withObservationTracking {
      _ = store.count
    } onChange: { [store] in
      MainActor.assumeIsolated { _ = store.send(.increment) }
    }
    store.send(.increment)
    #expect(store.count == 2)
  }
}
