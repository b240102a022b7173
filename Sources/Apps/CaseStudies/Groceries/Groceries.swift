import ComposableArchitecture
import Foundation

/// A shopping list: what is to buy, what is in the basket, and a search in both.
@Reducer
struct Groceries {
  @ObservableState
  struct State: Equatable {
    var toBuy: IdentifiedArrayOf<Item> = [
      Item("Apples"), Item("Bread", count: 2), Item("Coffee"), Item("Eggs", count: 6),
      Item("Flour"), Item("Honey"), Item("Milk", count: 3), Item("Olives"), Item("Pepper"),
      Item("Rice"), Item("Tea"), Item("Yoghurt", count: 4),
    ]
    var basket: IdentifiedArrayOf<Item> = []
    var query = ""
    var showsBasket = true

    func found(in items: IdentifiedArrayOf<Item>) -> IdentifiedArrayOf<Item> {
      query.isEmpty ? items : items.filter { $0.name.localizedCaseInsensitiveContains(query) }
    }
  }

  struct Item: Equatable, Identifiable {
    let name: String
    var count: Int
    var id: String { name }

    init(_ name: String, count: Int = 1) {
      self.name = name
      self.count = count
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case bought(Item)
    case delete(IndexSet)
    case emptied
    case moreTapped(id: Item.ID)
    case move(IndexSet, Int)
    case putBack(Item)
    case refreshed
  }

  @Dependency(\.continuousClock) private var clock

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .bought(let item):
        state.toBuy.remove(item)
        state.basket.append(item)
        return .none

      case .delete(let offsets):
        let found = state.found(in: state.toBuy)
        for offset in offsets { state.toBuy.remove(found[offset]) }
        return .none

      case .emptied:
        state.basket = []
        return .none

      case .moreTapped(let id):
        state.toBuy[id: id]?.count += 1
        return .none

      case .move(let offsets, let destination):
        state.toBuy.move(fromOffsets: offsets, toOffset: destination)
        return .none

      case .putBack(let item):
        state.basket.remove(item)
        state.toBuy.append(item)
        return .none

      case .refreshed:
        return .run { [clock] send in
          try await clock.sleep(for: .seconds(1))
          await send(.emptied)
        }
      }
    }
  }
}
