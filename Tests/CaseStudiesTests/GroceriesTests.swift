import ComposableArchitecture
import SwiftUI
import Testing
import ViewTesting

@testable import CaseStudies

@MainActor
struct GroceriesTests {
  @Test func buyingAndPuttingBack() async {
    let store = TestStore(initialState: Groceries.State()) { Groceries() }
    let bread = Groceries.Item("Bread", count: 2)
    await store.send(.bought(bread)) {
      $0.toBuy.remove(bread)
      $0.basket = [bread]
    }
    await store.send(.putBack(bread)) {
      $0.basket = []
      $0.toBuy.append(bread)
    }
  }

  @Test func deletingWhatASearchFound() async {
    let store = TestStore(initialState: Groceries.State()) { Groceries() }
    await store.send(\.binding.query, "ri") { $0.query = "ri" }
    await store.send(.delete([0])) { $0.toBuy.remove(id: "Rice") }
  }

  @Test func refreshingEmptiesTheBasket() async {
    var state = Groceries.State()
    state.basket = [Groceries.Item("Salt")]
    let store = TestStore(initialState: state) {
      Groceries()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
    await store.send(.refreshed)
    await store.receive(\.emptied) { $0.basket = [] }
  }
}

extension GroceriesTests {
  @Test func shopping() {
    let store = Store(initialState: Groceries.State()) { Groceries() }
    let screen = TestScreen(columns: 60, rows: 30) {
      NavigationStack { GroceriesView(store: store) }
    }
    screen.button("Bread").press()
    #expect(screen.contains("In the basket: 1"))
    screen.button("Coffee").focus()
    screen.press(.down, .shift)
    #expect(store.toBuy.map(\.name).prefix(3) == ["Apples", "Eggs", "Coffee"])
    screen.press(.right, .shift)
    #expect(store.toBuy[id: "Coffee"]?.count == 2)
    screen.press(.delete)
    #expect(store.toBuy[id: "Coffee"] == nil)
    screen.type("/")
    screen.type("bre")
    #expect(screen.contains("Bread") && !screen.contains("Apples"))
    screen.press(.escape)
    screen.element("Bread").focus()
    screen.type("m")
    screen.confirmationDialog.choose("Put back")
    #expect(store.basket.isEmpty)
  }
}
