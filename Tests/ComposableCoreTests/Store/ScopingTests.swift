import Testing

@testable import ComposableCore

@Reducer
private struct Row {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
    var numbers = Array(0..<100)
  }

  enum Action {
    case increment
    case touchNumbers
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment: state.count += 1
      case .touchNumbers: state.numbers[0] += 1
      }
      return .none
    }
  }
}

@Reducer
private struct List {
  @ObservableState
  struct State: Equatable {
    var header = Row.State()
    var rows: IdentifiedArrayOf<Row.State> = [Row.State(id: 1), Row.State(id: 2)]
    @Presents var detail: Row.State?
    var optional: Row.State?
  }

  enum Action {
    case header(Row.Action)
    case rows(IdentifiedActionOf<Row>)
    case detail(PresentationAction<Row.Action>)
    case optional(Row.Action)
    case remove(Int)
    case show(Row.State?)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.header, action: \.header) { Row() }
    Reduce { state, action in
      switch action {
      case .remove(let id): state.rows.remove(id: id)
      case .show(let row):
        state.detail = row
        state.optional = row
      case .header, .rows, .detail, .optional: break
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Row() }
    .ifLet(\.$detail, action: \.detail) { Row() }
    .ifLet(\.optional, action: \.optional) { Row() }
  }
}

@MainActor
struct ScopingTests {
  private let store = Store(initialState: List.State()) { List() }

  private var rows: [StoreOf<Row>] { Array(store.scope(state: \.rows, action: \.rows)) }

  @Test func scopingTwiceGivesTheSameStore() {
    #expect(
      store.scope(\.header, action: \.header) === store.scope(state: \.header, action: \.header))
    #expect(rows == rows)
  }

  @Test func parentAndChildSeeEachOthersChanges() {
    let header = store.scope(state: \.header, action: \.header)
    header.send(.increment)
    #expect(store.header.count == 1)
    store.send(.header(.increment))
    #expect(header.count == 2)
  }

  @Test func theStoresOfElementsKnowTheirPlaces() {
    let stores = rows
    func places(in collection: some RandomAccessCollection<StoreOf<Row>>) -> [Int?] {
      stores.map { collection._customIndexOfEquatableElement($0).map { $0 as? Int } ?? -1 }
    }
    func places() -> [Int?] { places(in: store.scope(state: \.rows, action: \.rows)) }
    #expect(places() == Array(stores.indices))
    store.send(.remove(1))
    #expect(places() == [nil] + stores.indices.dropLast().map { $0 })
  }

  @Test func anOptionalChildHasAStoreWhileItIsThere() {
    #expect(store.scope(state: \.detail, action: \.detail.presented) == nil)
    store.send(.show(Row.State(count: 1)))
    let detail = store.scope(state: \.detail, action: \.detail.presented)
    #expect(detail?.count == 1)
    #expect(store.scope(state: \.detail, action: \.detail.presented) === detail)
    #expect(store.scope(state: \.optional, action: \.optional)?.count == 1)

    store.send(.show(nil))
    #expect(store.scope(state: \.detail, action: \.detail.presented) == nil)
    store.send(.show(Row.State(count: 2)))
    let another = store.scope(state: \.detail, action: \.detail.presented)
    #expect(another?.count == 2)
    #expect(another !== detail)
  }

  @Test func aStoreWhoseStateIsGoneKeepsShowingOne() {
    let first = rows[0]
    store.send(.show(Row.State(count: 1)))
    let detail = store.scope(state: \.detail, action: \.detail.presented)
    store.send(.remove(1))
    store.send(.show(nil))
    #expect(first.id == first.id)
    #expect(first.state.id == 1)
    #expect(detail?.count == 1)
    #expect(detail?.isAlive == false)
  }

  @Test func oneElementIsAddressedByItsID() {
    let row = store.scope(state: \.rows[id: 2], action: \.rows[id: 2])
    row?.send(.increment)
    #expect(store.rows[id: 2]?.count == 1)
    #expect(store.scope(state: \.rows[id: 9], action: \.rows[id: 9]) == nil)
  }

  @Test func storesOfRemovedElementsAreLetGo() {
    weak let removed = rows[0]
    weak let kept = rows[1]
    #expect(removed != nil)
    store.send(.remove(1))
    #expect(removed == nil)
    #expect(kept != nil)
  }

  @Test func openingAndClosingAChildManyTimesLeavesNothingBehind() {
    for _ in 0..<10_000 {
      store.send(.show(Row.State()))
      weak let detail = store.scope(state: \.detail, action: \.detail.presented)
      #expect(detail?.count == 0)
      store.send(.show(nil))
      #expect(detail == nil)
    }
    #expect(store.core.root.effects.isEmpty)
    #expect(store.core.scopeCount <= 8)
  }

  @Test func aChildStoreDoesNotKeepItsParentStoreButWorksWithoutIt() {
    var parent: StoreOf<List>? = Store(initialState: List.State()) { List() }
    let header = parent?.scope(state: \.header, action: \.header)
    weak let released = parent
    parent = nil
    #expect(released == nil)
    header?.send(.increment)
    #expect(header?.count == 1)
  }

  @Test func changesThroughStoresDoNotCopyTheState() {
    func address(_ row: StoreOf<Row>) -> Int {
      row.numbers.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
    }
    let header = store.scope(state: \.header, action: \.header)
    let row = rows[0]
    for store in [header, row] {
      // The store's memory of its first state goes its own way at the first change.
      store.send(.touchNumbers)
      let before = address(store)
      store.send(.touchNumbers)
      #expect(address(store) == before)
    }
  }

  @Test func aStoreIsNamedByItsFeature() {
    #expect(store.debugDescription == "StoreOf<List>")
    let plain = Store<Int, Bool>(initialState: 1) {}
    #expect(plain.debugDescription == "Store<Int, Bool>")
  }

  @Test func writingNilToABindingDismisses() {
    @Bindable var store = store
    store.send(.show(Row.State(count: 1)))
    let detail = $store.scope(state: \.detail, action: \.detail)
    #expect(detail.wrappedValue?.count == 1)
    #expect(detail.wrappedValue === $store.scope(\.detail, action: \.detail).wrappedValue)
    #expect($store.scope(\.$detail, action: \.detail).wrappedValue?.count == 1)
    detail.wrappedValue = detail.wrappedValue
    #expect(store.detail != nil)
    detail.wrappedValue = nil
    #expect(store.detail == nil)
    #expect(detail.wrappedValue == nil)
  }

  @Test func aBindingThatNothingDismissesReportsWhereItWasMade() {
    @Bindable var unhandled = Store(initialState: List.State(detail: Row.State())) {
      EmptyReducer<List.State, List.Action>()
    }
    let detail = $unhandled.scope(state: \.detail, action: \.detail)
    withKnownIssue {
      detail.wrappedValue = nil
    } matching: {
      $0.sourceLocation?.fileName == "ScopingTests.swift" && $0.description.contains("ifLet")
    }
  }
}
