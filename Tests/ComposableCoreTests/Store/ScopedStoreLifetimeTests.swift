import Testing

@testable import ComposableCore

@Reducer
private struct Page {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
  }

  enum Action { case increment, wait }

  let gate: AsyncStream<Void>

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      case .wait:
        return .run { [gate] send in
          for await _ in gate { break }
          await send(.increment)
        }
      }
    }
  }
}

@Reducer
private struct Inner {
  @ObservableState
  struct State: Equatable { var page = Page.State() }

  enum Action { case page(Page.Action) }

  let gate: AsyncStream<Void>

  var body: some ReducerOf<Self> {
    Scope(\.page, action: \.page) { Page(gate: gate) }
  }
}

@Reducer
private struct Shelf {
  @ObservableState
  struct State: Equatable {
    var cover = Page.State()
    var rows: IdentifiedArrayOf<Page.State> = [Page.State(id: 1), Page.State(id: 2)]
    var path = StackState<Page.State>()
    @Presents var inner: Inner.State?
  }

  enum Action {
    case cover(Page.Action)
    case rows(IdentifiedActionOf<Page>)
    case path(StackActionOf<Page>)
    case inner(PresentationAction<Inner.Action>)
    case append(Page.State)
    case remove(Int)
  }

  let gate: AsyncStream<Void>

  var body: some ReducerOf<Self> {
    Scope(\.cover, action: \.cover) { Page(gate: gate) }
    Reduce { state, action in
      switch action {
      case .append(let row): state.rows.append(row)
      case .remove(let id): state.rows.remove(id: id)
      case .cover, .rows, .path, .inner: break
      }
      return .none
    }
    .ifLet(\.$inner, action: \.inner) { Inner(gate: gate) }
    .forEach(\.rows, action: \.rows) { Page(gate: gate) }
    .forEach(\.path, action: \.path) { Page(gate: gate) }
  }
}

/// The first of some stores, asked for after a change that is made when they are at hand.
@MainActor
private func first(
  of rows: some RandomAccessCollection<StoreOf<Page>>, after change: () -> Void
) -> StoreOf<Page> {
  change()
  return rows[rows.startIndex]
}

@MainActor
@Suite("How long scoped stores live")
struct ScopedStoreLifetimeTests {
  private let gate = AsyncStream<Void>.makeStream()
  private let store: StoreOf<Shelf>

  init() {
    store = Store(
      initialState: Shelf.State(path: StackState([Page.State(), Page.State()]))
    ) { [stream = gate.stream] in Shelf(gate: stream) }
  }

  @Test("What a store has started goes on while a store scoped from it is left")
  func temporaryStore() async {
    var root: StoreOf<Shelf>? = Store(initialState: Shelf.State()) { [gate] in
      Shelf(gate: gate.stream)
    }
    let task = root?.send(.cover(.wait))
    let cover = root?.scope(\.cover, action: \.cover)
    root = nil
    gate.continuation.yield()
    await task?.finish()
    #expect(cover?.count == 1)
  }

  @Test("A store inside a child that is dismissed goes on showing a state")
  func storesInADismissedChild() {
    let store = Store(initialState: Shelf.State(inner: Inner.State(page: Page.State(id: 7)))) {
      Shelf(gate: .never)
    }
    let page = store.scope(\.inner, action: \.inner.presented)?.scope(\.page, action: \.page)
    #expect(page?.state.id == 7)
    store.send(.inner(.dismiss))
    #expect(store.inner == nil)
    #expect(page?.state.id == 7)
  }

  @Test("A new row gets a store, and the stores of the others stay")
  func appending() {
    let before = Array(store.scope(\.rows, action: \.rows))
    store.send(.append(Page.State(id: 3)))
    let after = Array(store.scope(\.rows, action: \.rows))
    #expect(after.dropLast() == before[...])
    #expect(after.count == 3)
  }

  @Test("Presenting makes one store, and another case of an enum makes one for the case alone")
  func presenting() throws {
    let store = Store(initialState: Hotel.State()) { Hotel() }
    let before = store.core.scopeCount
    store.send(.go(.room(Room.State())))
    let place = try #require(store.scope(\.place, action: \.place.presented))
    let room = try #require(place.case.room)
    #expect(place.case.room === room)
    #expect(store.core.scopeCount == before + 1)
    #expect(place.core.scopeCount == 1)

    store.send(.go(.bar(Bar.State())))
    #expect(store.scope(\.place, action: \.place.presented) === place)
    _ = try #require(place.case.bar)
    #expect(store.core.scopeCount == before + 1)
    #expect(place.core.scopeCount == 2)
  }

  @Test("A send to an element of a stack makes no stores")
  func sending() throws {
    let path = store.scope(\.path, action: \.path)
    let top = try #require(
      store.scope(\.path[id: path.ids[1]], action: \.path[id: path.ids[1]]))
    let before = [store.core.scopeCount, path.core.scopeCount, top.core.scopeCount]
    top.send(.increment)
    #expect([store.core.scopeCount, path.core.scopeCount, top.core.scopeCount] == before)
    #expect(top.count == 1)
  }

  @Test("Reading a store of an element that was gone before stops, and says what to do")
  func staleCollection() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let store = Store(initialState: Shelf.State()) { Shelf(gate: .never) }
        let row = first(of: store.scope(\.rows, action: \.rows)) { store.send(.remove(1)) }
        _ = row.count
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("'StoreOf<Page>' was made for an element that is gone"))
  }
}
