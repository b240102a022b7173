import SwiftUI
import SwiftUINavigation
import Testing
import ViewTesting

@MainActor
@Suite("Dialogs of the destinations of a model")
struct DestinationTests {
  private let model = Inventory()

  private func screen() -> TestScreen {
    TestScreen { InventoryView(model: model) }
  }

  @Test("The alert of a destination is handled by the model, and clears the destination")
  func alert() async {
    let screen = screen()
    model.destination = .alert(
      AlertState {
        TextState("Delete it?")
      } actions: {
        ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
      })
    #expect(screen.alert.title == "Delete it?")
    screen.alert.choose("Delete")
    #expect(!screen.alert.exists)
    #expect(model.destination == nil)
    await screen.wait { $0.contains("deleted") }
  }

  @Test("The dialog of a destination is told apart from its alert")
  func dialog() {
    let screen = screen()
    model.destination = .dialog(
      ConfirmationDialogState(titleVisibility: .visible) {
        TextState("What then?")
      } actions: {
        ButtonState(action: .delete) { TextState("Delete") }
      })
    #expect(!screen.alert.exists)
    #expect(screen.confirmationDialog.title == "What then?")
    screen.confirmationDialog.dismiss()
    #expect(model.destination == nil)
  }

  @Test("Where the model changes the destination to another one, that one is shown")
  func replaced() {
    let screen = screen()
    model.destination = .question("Sure?")
    #expect(screen.alert.title == "Sure?")
    model.destination = .help
    #expect(screen.alert.title == "Help")
    screen.alert.choose("OK")
    #expect(model.destination == nil)
  }

  @MainActor
  @Observable
  final class Inventory {
    var destination: Destination?
    var log = ""

    @CasePathable
    enum Destination {
      case alert(AlertState<AlertAction>)
      case dialog(ConfirmationDialogState<AlertAction>)
      case question(String)
      case help
    }

    enum AlertAction { case delete }

    func alertButtonTapped(_ action: AlertAction?) async {
      await Task.yield()
      if action == .delete { log = "deleted" }
    }
  }

  struct InventoryView: View {
    @Bindable var model: Inventory

    var body: some View {
      Text("log: \(model.log)")
        .alert($model.destination.alert) { action in
          await model.alertButtonTapped(action)
        }
        .confirmationDialog($model.destination.dialog, action: model.alertButtonTapped)
        .alert(item: $model.destination.question) { question in
          Text(question)
        } actions: { _ in
          Button("Yes") {}
        } message: { _ in
          Text("Think.")
        }
        .alert("Help", isPresented: $model.destination.help) {}
    }
  }
}
