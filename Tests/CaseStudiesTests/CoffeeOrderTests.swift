import ComposableArchitecture
import SwiftUI
import Testing
import ViewTesting

@testable import CaseStudies

@MainActor
struct CoffeeOrderTests {
  @Test func controlsWriteThroughActions() async {
    let store = TestStore(initialState: CoffeeOrder.State()) { CoffeeOrder() }
    await store.send(\.binding.name, "Blob") { $0.name = "Blob" }
    await store.send(\.binding.cups, 2) { $0.cups = 2 }
    #expect(store.state.summary == "2 cups for Blob, strength 3")
  }

  @Test func aCoffeeToGoIsNotTooStrong() async {
    let store = TestStore(initialState: CoffeeOrder.State(strength: 5)) { CoffeeOrder() }
    await store.send(\.binding.isToGo, true) {
      $0.isToGo = true
      $0.strength = 4
    }
    await store.send(\.binding.isToGo, false) { $0.isToGo = false }
  }

  @Test func startingOverForgetsTheOrder() async {
    let store = TestStore(initialState: CoffeeOrder.State(name: "Blob", cups: 3)) { CoffeeOrder() }
    await store.send(.startOverButtonTapped) { $0 = CoffeeOrder.State() }
  }
}

extension CoffeeOrderTests {
  @Test func everyControlShowsAndWrites() {
    let store = Store(initialState: CoffeeOrder.State()) { CoffeeOrder() }
    let screen = TestScreen { CoffeeOrderView(store: store) }
    screen.textField("Name").type("지우")
    screen.stepper("Cups: 1").increment()
    screen.slider().slide(to: 5)
    #expect(screen.contains("2 cups for 지우, strength 5"))
    screen.toggle("To go").toggle()
    #expect(screen.contains("2 cups for 지우, strength 4, to go"))
    screen.button("Start over").press()
    #expect(screen.textField("Name").value == "")
    #expect(screen.contains("One cup for somebody, strength 3"))
  }

  @Test func aKeyPressEvaluatesTheBodyThatReadsTheText() {
    let store = Store(initialState: CoffeeOrder.State()) { CoffeeOrder() }
    let screen = TestScreen { CoffeeOrderView(store: store) }
    screen.textField("Name").focus()
    // The footer shows the name, and is written in this body.
    #expect(screen.bodies { screen.type("B") } == ["CoffeeOrderView"])
  }
}
