import SwiftNavigation
import Testing

enum DeletionAction: Equatable {
  case confirmed
}

func deletionAlert(of name: String) -> AlertState<DeletionAction> {
  AlertState {
    TextState("Delete \(name)?")
  } actions: {
    ButtonState(role: .destructive, action: .confirmed) { TextState("Delete") }
    ButtonState(role: .cancel) { TextState("Keep") }
  } message: {
    TextState("This cannot be undone.")
  }
}

@Test func `Alerts are values, and compare by what they say`() {
  #expect(deletionAlert(of: "Notes") == deletionAlert(of: "Notes"))
  #expect(deletionAlert(of: "Notes") != deletionAlert(of: "Letters"))
  #expect(String(state: deletionAlert(of: "Notes").title) == "Delete Notes?")
}
