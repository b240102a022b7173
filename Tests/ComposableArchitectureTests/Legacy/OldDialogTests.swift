import ComposableArchitecture
import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Alerts and dialogs of stores whose state is not observable")
struct OldDialogTests {
  private let store = Store(initialState: OldTodos.State()) { OldTodos() }

  @available(*, deprecated)
  private func screen() -> TestScreen {
    TestScreen { DialogsView(store: store) }
  }

  @available(*, deprecated)
  @Test("A button of an alert sends its action, after which the alert is gone")
  func alert() {
    let screen = screen()
    #expect(!screen.alert.exists)
    store.send(.alertButtonTapped)
    #expect(screen.alert.title == "Delete?")
    screen.alert.choose("Delete")
    #expect(!screen.alert.exists)
    #expect(store.withState(\.log) == ["deleted"])
  }

  @available(*, deprecated)
  @Test("A button without an action dismisses")
  func dismissal() {
    let screen = screen()
    store.send(.alertButtonTapped)
    screen.alert.choose("Keep")
    #expect(!screen.alert.exists)
    #expect(store.withState(\.log) == ["dismissed"])
  }

  @available(*, deprecated)
  @Test("An alert that a button brings stays")
  func replacement() {
    let screen = screen()
    store.send(.alertButtonTapped)
    screen.alert.choose("Again")
    #expect(screen.alert.title == "Again?")
    #expect(store.withState(\.log).isEmpty)
  }

  @available(*, deprecated)
  @Test("A dialog is shown, and answered")
  func dialog() {
    let screen = screen()
    store.send(.dialogButtonTapped)
    #expect(screen.confirmationDialog.title == "More")
    screen.confirmationDialog.choose("Delete")
    #expect(!screen.confirmationDialog.exists)
    #expect(store.withState(\.log) == ["deleted"])
  }

  @available(*, deprecated)
  @Test("An alert that is one of several destinations is shown, and dismissed")
  func destination() {
    let screen = screen()
    store.send(.present(.todo(OldTodo.State(id: 1, text: "Milk"))))
    #expect(!screen.alert.exists)
    store.send(.present(.deletion))
    #expect(screen.alert.title == "Delete?")
    screen.alert.choose("Keep")
    #expect(!screen.alert.exists)
    #expect(store.withState(\.log) == ["dismissed"])
    store.send(.present(.deletion))
    screen.alert.choose("Delete")
    #expect(store.withState(\.log) == ["dismissed", "answered"])
  }
}

@available(*, deprecated)
private struct DialogsView: View {
  let store: StoreOf<OldTodos>

  var body: some View {
    Text("Todos")
      .alert(store: store.scope(state: \.$alert, action: \.alert))
      .confirmationDialog(store: store.scope(state: \.$dialog, action: \.dialog))
    Text("Destinations")
      .alert(
        store: store.scope(state: \.$destination, action: \.destination),
        state: \OldDestination.State.alert, action: OldDestination.Action.alert)
  }
}
