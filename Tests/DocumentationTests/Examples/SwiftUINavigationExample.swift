import SwiftUI
import SwiftUINavigation
import Testing
import ViewTesting

struct Trash: View {
  enum Action { case emptied }

  @State private var alert: AlertState<Action>?
  @State private var items = 3

  var body: some View {
    Button("Empty \(items) items") {
      alert = AlertState {
        TextState("Empty the trash?")
      } actions: {
        ButtonState(role: .destructive, action: .emptied) { TextState("Empty") }
      }
    }
    .alert($alert) { action in
      if action == .emptied { items = 0 }
    }
  }
}

@MainActor
@Test func `The trash is emptied after a question`() {
  let screen = TestScreen { Trash() }

  screen.button("Empty 3 items").press()
  screen.alert.choose("Empty")

  #expect(screen.contains("Empty 0 items"))
}
