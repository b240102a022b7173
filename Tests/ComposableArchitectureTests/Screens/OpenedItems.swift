import ComposableArchitecture
import SwiftUI

@Reducer
struct OpenedItem {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }
  enum Action { case countButtonTapped }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer
struct OpenedItems {
  @ObservableState
  struct State: Equatable {
    var items: IdentifiedArrayOf<OpenedItem.State> = IdentifiedArray(
      uniqueElements: (0..<5).map { OpenedItem.State(id: $0) })
    var path = StackState<OpenedItem.State>()
    @Presents var sheet: OpenedItem.State?
  }
  enum Action {
    case items(IdentifiedActionOf<OpenedItem>)
    case path(StackActionOf<OpenedItem>)
    case present(Int)
    case push(Int)
    case sheet(PresentationAction<OpenedItem.Action>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .present(let id): state.sheet = state.items[id: id]
      case .push(let id): state.path.append(OpenedItem.State(id: id))
      case .items, .path, .sheet: break
      }
      return .none
    }
    .forEach(\.items, action: \.items) { OpenedItem() }
    .forEach(\.path, action: \.path) { OpenedItem() }
    .ifLet(\.$sheet, action: \.sheet) { OpenedItem() }
  }
}

struct OpenedItemsView: View {
  @Bindable var store: StoreOf<OpenedItems>
  let showsWholeItems: Bool
  let opened: (StoreOf<OpenedItem>) -> Void
  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      List {
        ForEach(store.scope(state: \.items, action: \.items)) { row in
          NavigationLink(state: OpenedItem.State(id: row.state.id)) { Text("Item \(row.state.id)") }
        }
      }
      .sheet(item: $store.scope(state: \.sheet, action: \.sheet)) { opening($0) }
    } destination: {
      opening($0)
    }
  }

  private func opening(_ store: StoreOf<OpenedItem>) -> OpenedItemView {
    opened(store)
    return OpenedItemView(store: store, isWhole: showsWholeItems)
  }
}

/// What is opened: a title and a state, or a screen as apps have it.
struct OpenedItemView: View {
  let store: StoreOf<OpenedItem>
  let isWhole: Bool
  @State private var note = ""
  @FocusState private var isFocused
  var body: some View {
    if isWhole {
      Form {
        Text("count \(store.count) \(note)")
        TextField("Note", text: $note).focused($isFocused)
        Button("Count") { store.send(.countButtonTapped) }
      }
      .navigationTitle("Item \(store.state.id)")
      .toolbar { Button("Done") {} }
      .task {}
    } else {
      Text("count \(store.count)")
    }
  }
}
