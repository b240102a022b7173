import SwiftUI
import SwiftUINavigation
import Testing
import ViewTesting

@MainActor
@Suite("Alerts and confirmation dialogs of a binding to their state")
struct DialogStateTests {
  @Test("The handler is given the action of the button; then the state is nil")
  func alertButton() {
    let screen = TestScreen { Asking() }
    screen.button("Ask").press()
    #expect(screen.alert.title == "Sure?")
    #expect(screen.alert.message == "Think.")
    #expect(screen.alert.buttons == ["Yes", "No"])
    screen.alert.choose("Yes")
    #expect(!screen.alert.exists)
    #expect(screen.contains("yes, closed"))
  }

  @Test("The handler is given nil for a button without an action")
  func alertButtonWithoutAction() {
    let screen = TestScreen { Asking() }
    screen.button("Ask").press()
    screen.alert.choose("No")
    #expect(screen.contains("nothing, closed"))
  }

  @Test("A confirmation dialog is handled alike")
  func confirmationDialog() {
    let screen = TestScreen { Asking() }
    screen.button("Choose").press()
    #expect(screen.confirmationDialog.buttons == ["Yes", "Cancel"])
    screen.confirmationDialog.choose("Yes")
    #expect(!screen.confirmationDialog.exists)
    #expect(screen.contains("yes, closed"))
  }

  @Test("An alert without actions needs no handler")
  func alertOfNever() {
    let screen = TestScreen { Telling() }
    #expect(screen.alert.title == "Told")
    #expect(screen.alert.buttons == ["OK"])
    screen.alert.choose("OK")
    #expect(!screen.alert.exists)
    #expect(screen.confirmationDialog.exists)
    screen.confirmationDialog.dismiss()
    #expect(!screen.confirmationDialog.exists)
  }

  @Test("A handler may be asynchronous")
  func asynchronousHandler() async {
    let screen = TestScreen { AskingSlowly() }
    screen.alert.choose("Yes")
    #expect(!screen.alert.exists)
    await screen.wait { $0.contains("later") }
    screen.button("Again").press()
    screen.confirmationDialog.choose("Maybe")
    await screen.wait { $0.contains("perhaps") }
  }
}

private enum Answer { case yes }

private struct Asking: View {
  @State private var alert: AlertState<Answer>?
  @State private var dialog: ConfirmationDialogState<Answer>?
  @State private var answer = ""

  var body: some View {
    VStack {
      Text("\(answer), \(alert == nil && dialog == nil ? "closed" : "open")")
      Button("Ask") {
        alert = AlertState {
          TextState("Sure?")
        } actions: {
          ButtonState(action: .yes) { TextState("Yes") }
          ButtonState(role: .cancel) { TextState("No") }
        } message: {
          TextState("Think.")
        }
      }
      Button("Choose") {
        dialog = ConfirmationDialogState {
          TextState("Sure?")
        } actions: {
          ButtonState(action: .yes) { TextState("Yes") }
        }
      }
    }
    .alert($alert) { action in answer = action == .yes ? "yes" : "nothing" }
    .confirmationDialog($dialog) { action in answer = action == .yes ? "yes" : "nothing" }
  }
}

private struct Telling: View {
  @State private var alert: AlertState<Never>? = AlertState { TextState("Told") }
  @State private var dialog: ConfirmationDialogState<Never>?

  var body: some View {
    Text(alert == nil ? "closed" : "open")
      .alert($alert)
      .onChange(of: alert == nil) {
        dialog = ConfirmationDialogState { TextState("Told again") }
      }
      .confirmationDialog($dialog)
  }
}

private struct AskingSlowly: View {
  @State private var alert: AlertState<Answer>? = AlertState {
    TextState("Sure?")
  } actions: {
    ButtonState(action: .yes) { TextState("Yes") }
  }
  @State private var dialog: ConfirmationDialogState<Answer>?
  @State private var answer = "waiting"

  var body: some View {
    VStack {
      Text(answer)
      Button("Again") {
        dialog = ConfirmationDialogState {
          TextState("Really?")
        } actions: {
          ButtonState { TextState("Maybe") }
        }
      }
    }
    .alert($alert) { action in
      await Task.yield()
      if action == .yes { answer = "later" }
    }
    .confirmationDialog($dialog) { action in
      await Task.yield()
      if action == nil { answer = "perhaps" }
    }
  }
}
