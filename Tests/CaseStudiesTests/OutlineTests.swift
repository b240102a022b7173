import ComposableArchitecture
import SwiftUI
import Testing
import ViewTesting

@testable import CaseStudies

@MainActor
struct OutlineTests {
  @Test func rowsHaveRows() async {
    let store = TestStore(initialState: Outline.State(id: UUID(9), name: "Outline")) {
      Outline()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.addButtonTapped) {
      $0.rows = [Outline.State(id: UUID(0), name: "Row 1")]
    }
    await store.send(\.rows[id: UUID(0)].addButtonTapped) {
      $0.rows[id: UUID(0)]?.rows = [Outline.State(id: UUID(1), name: "Row 1")]
    }
    await store.send(.removeButtonTapped(id: UUID(0))) { $0.rows = [] }
  }
}

extension OutlineTests {
  @Test func theScreenLinksToItself() {
    let store = Store(initialState: Outline.State(id: UUID(9), name: "Outline")) {
      Outline()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    let screen = TestScreen { NavigationStack { OutlineView(store: store) } }
    for _ in 1...3 {
      screen.button("Edit").press()
      screen.button("Add a row").press()
      screen.link("Row 1").press()
    }
    screen.textField("Name").type("!")
    #expect(store.rows[0].rows[0].rows[0].name == "Row 1!")
    screen.press(.escape)
    #expect(screen.link("Row 1!").exists)
    screen.press(.escape)
    #expect(screen.link("Row 1 (1)").exists)
  }
}
