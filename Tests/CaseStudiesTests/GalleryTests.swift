import ComposableArchitecture
import SwiftUI
import Testing
import ViewTesting

@testable import CaseStudies

@MainActor
struct GalleryTests {
  @Test func everyCaseStudyOpensAndGoesBack() {
    let screen = TestScreen(CaseStudiesApp(), columns: 80, rows: 30)
    for title in [
      "Counter", "Two-way bindings", "Alerts and dialogs", "An effect that answers or fails",
      "A sheet from optional state", "A list to work on", "A list of features", "Lists in lists",
      "A long list",
    ] {
      screen.link(title).press()
      #expect(screen.disclosure("What this shows").exists, "\(title) opens")
      screen.press(.escape)
      #expect(screen.link(title).exists, "\(title) goes back")
    }
  }

  @Test func everyFlowOpensAndCloses() {
    let screen = TestScreen(CaseStudiesApp(), columns: 80, rows: 30)
    for title in ["Screens on a stack", "Sign up in several steps"] {
      screen.button(title).press()
      #expect(screen.disclosure("What this shows").exists, "\(title) opens")
      screen.button("Close").press()
      #expect(screen.button(title).exists, "\(title) closes")
    }
  }

  @Test func anExplanationUnfolds() {
    let store = Store(initialState: Counter.State()) { Counter() }
    let screen = TestScreen { CounterView(store: store) }
    #expect(!screen.contains("A feature is a state"))
    screen.disclosure("What this shows").press()
    #expect(screen.contains("A feature is a state"))
  }
}
