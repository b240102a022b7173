import SwiftNavigation
import Testing

@Suite("Deprecated spellings")
struct DeprecatedTests {
  private enum Action: Equatable {
    case delete, keep
  }

  @available(*, deprecated)
  @Test("Alerts take their buttons as an array, as one, or as two")
  func alerts() {
    let new = AlertState<Action> {
      TextState("Delete?")
    } actions: {
      ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Keep") }
    } message: {
      TextState("For good.")
    }
    let delete = AlertState<Action>.Button.destructive(TextState("Delete"), action: .send(.delete))
    let keep = ButtonState<Action>.cancel(TextState("Keep"))
    let (title, message) = (TextState("Delete?"), TextState("For good."))
    #expect(AlertState(title: title, message: message, buttons: [delete, keep]) == new)
    #expect(
      AlertState(title: title, message: message, primaryButton: delete, secondaryButton: keep)
        == new)
    #expect(
      AlertState(title: title, message: message, dismissButton: keep)
        == AlertState {
          title
        } actions: {
          keep
        } message: {
          message
        })
    #expect(AlertState<Action>(title: title) == AlertState { title })
  }

  @available(*, deprecated)
  @Test("Dialogs take their buttons as an array, and were called action sheets")
  func dialogs() {
    let sheet = ActionSheetState<Action>(
      title: TextState("Delete?"), message: TextState("For good."),
      buttons: [.default(TextState("Keep"), action: .send(.keep)), .cancel(TextState("Leave"))])
    let new = ConfirmationDialogState<Action> {
      TextState("Delete?")
    } actions: {
      ButtonState(action: .keep) { TextState("Keep") }
      ButtonState(role: .cancel) { TextState("Leave") }
    } message: {
      TextState("For good.")
    }
    #expect(sheet == new)
    #expect(sheet.titleVisibility == .automatic)
    let visible = ConfirmationDialogState<Action>(
      title: TextState("Delete?"), titleVisibility: .visible)
    #expect(visible.titleVisibility == .visible)
  }

  @available(*, deprecated)
  @Test("Types inside of others and the observation's token have their earlier names")
  func names() {
    let action: AlertState<Action>.ButtonAction = .send(.keep)
    let handler: ButtonState<Action>.Handler = action
    let role: AlertState<Action>.ButtonRole = ButtonState<Action>.Role.cancel
    let button: ConfirmationDialogState<Action>.Button = ButtonState(role: role, action: handler) {
      TextState("Keep")
    }
    #expect(button.role == .cancel)
    let visibility: ConfirmationDialogState<Action>.Visibility = .hidden
    #expect(visibility == .hidden)
    let token: ObservationToken = ObserveToken()
    #expect(!token.isCancelled)
  }
}
