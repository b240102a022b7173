import ComposableArchitecture
import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Rows of a store")
struct RowsTests {
  private let store = Store(initialState: Shelf.State()) { Shelf() }

  @Test("Appending makes one store, and evaluates the new row and the body that holds the ForEach")
  func appending() {
    let stores = SeenStores()
    let screen = TestScreen { ShelfView(store: store, stores: stores) }
    let before = stores.ids
    let bodies = screen.bodies { store.send(.append) }
    #expect(screen.contains("Book 3"))
    #expect(stores.ids.subtracting(before).count == 1)
    #expect(bodies.sorted() == ["BookView", "ShelfView"])
  }

  @Test("Changing a row evaluates that row alone")
  func changing() {
    let screen = TestScreen { ShelfView(store: store, stores: SeenStores()) }
    let bodies = screen.bodies { store.send(.books(.element(id: 1, action: .read))) }
    #expect(screen.contains("Book 1 read"))
    #expect(bodies == ["BookView"])
  }

  @Test("What a view sends as it disappears with its state is ignored")
  func disappearing() {
    let screen = TestScreen { ShelfView(store: store, stores: SeenStores()) }
    store.send(.open)
    #expect(screen.contains("Preface"))
    store.send(.close)
    #expect(!screen.contains("Preface"))
    #expect(store.withState(\.received) == ["opened"])
  }
}

@MainActor
private final class SeenStores {
  var ids: Set<ObjectIdentifier> = []
}

@Reducer
private struct Book {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var isRead = false
  }

  enum Action { case read }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.isRead = true
      return .none
    }
  }
}

@Reducer
private struct Preface {
  @ObservableState struct State: Equatable {}
  enum Action { case opened, closed }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
private struct Shelf {
  @ObservableState
  struct State: Equatable {
    var books: IdentifiedArrayOf<Book.State> = [
      Book.State(id: 0), Book.State(id: 1), Book.State(id: 2),
    ]
    var preface: Preface.State?
    @ObservationStateIgnored var received: [String] = []
  }

  enum Action {
    case books(IdentifiedActionOf<Book>)
    case preface(Preface.Action)
    case append
    case open
    case close
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .append: state.books.append(Book.State(id: state.books.count))
      case .open: state.preface = Preface.State()
      case .close: state.preface = nil
      case .preface(let action): state.received.append("\(action)")
      case .books: break
      }
      return .none
    }
    .forEach(\.books, action: \.books) { Book() }
    .ifLet(\.preface, action: \.preface) { Preface() }
  }
}

private struct ShelfView: View {
  let store: StoreOf<Shelf>
  let stores: SeenStores

  var body: some View {
    VStack {
      ForEach(store.scope(\.books, action: \.books)) { store in
        BookView(store: store, stores: stores)
      }
      if let preface = store.scope(\.preface, action: \.preface) {
        Text("Preface")
          .onAppear { preface.send(.opened) }
          .onDisappear { preface.send(.closed) }
      }
    }
  }
}

private struct BookView: View {
  let store: StoreOf<Book>

  init(store: StoreOf<Book>, stores: SeenStores) {
    self.store = store
    stores.ids.insert(ObjectIdentifier(store))
  }

  var body: some View {
    Text(store.isRead ? "Book \(store.state.id) read" : "Book \(store.state.id)")
  }
}
