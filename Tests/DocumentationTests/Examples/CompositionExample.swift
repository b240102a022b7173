import ComposableArchitecture
import Testing

@Reducer
struct ShoppingItem {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var name = ""
    var isInBasket = false
  }

  enum Action {
    case tapped
    case removeButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state.isInBasket.toggle()
        return .none
      case .removeButtonTapped:
        return .none
      }
    }
  }
}

@Reducer
struct Budget {
  @ObservableState
  struct State: Equatable {
    var limit = 50
  }

  enum Action {
    case limitChanged(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .limitChanged(let limit):
        state.limit = limit
        return .none
      }
    }
  }
}

@Reducer
struct ShoppingList {
  @ObservableState
  struct State: Equatable {
    var items: IdentifiedArrayOf<ShoppingItem.State> = []
    var budget = Budget.State()
    var title = ""
  }

  enum Action {
    case items(IdentifiedActionOf<ShoppingItem>)
    case budget(Budget.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(\.budget, action: \.budget) {
      Budget()
    }
    Reduce { state, action in
      switch action {
      case .items(.element(let id, .removeButtonTapped)):
        state.items.remove(id: id)
        return .none
      case .items, .budget:
        return .none
      }
    }
    .forEach(\.items, action: \.items) {
      ShoppingItem()
    }
    .onChange(of: \.items.count) { _, state in
      state.title = "\(state.items.count) to buy"
      return .none
    }
  }
}

@MainActor
@Test func `A list removes the item that asks for it`() async {
  let store = TestStore(
    initialState: ShoppingList.State(items: [ShoppingItem.State(id: 1), ShoppingItem.State(id: 2)])
  ) {
    ShoppingList()
  }

  await store.send(\.items[id: 1].tapped) {
    $0.items[id: 1]?.isInBasket = true
  }
  await store.send(\.items[id: 2].removeButtonTapped) {
    $0.items[id: 2] = nil
    $0.title = "1 to buy"
  }
  await store.send(\.budget.limitChanged, 60) {
    $0.budget.limit = 60
  }
}

@MainActor
@Test func `A store of a part is a store of the child`() throws {
  let store = Store(
    initialState: ShoppingList.State(items: [ShoppingItem.State(id: 1), ShoppingItem.State(id: 2)])
  ) {
    ShoppingList()
  }
  let budget: StoreOf<Budget> = store.scope(\.budget, action: \.budget)
  budget.send(.limitChanged(80))

  let items = Array(store.scope(\.items, action: \.items))
  items[1].send(.tapped)
  #expect(store.budget.limit == 80)
  #expect(store.items[id: 2]?.isInBasket == true)
}
