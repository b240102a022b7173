import ComposableArchitecture
import SwiftUI
import Testing
import ViewTesting

@testable import CaseStudies

@MainActor
struct DraftTests {
  @Test func sendingAsksFirst() async {
    let store = TestStore(initialState: Draft.State()) { Draft() }
    await store.send(.sendButtonTapped) { $0.alert = .confirmation(copies: 1) }
    await store.send(\.alert.confirmSending) {
      $0.alert = nil
      $0.isSent = true
    }
  }

  @Test func closingTheAlertSendsNothing() async {
    let store = TestStore(initialState: Draft.State()) { Draft() }
    await store.send(.sendButtonTapped) { $0.alert = .confirmation(copies: 1) }
    await store.send(\.alert.dismiss) { $0.alert = nil }
  }

  @Test func optionsChangeTheNumberOfCopies() async {
    let store = TestStore(initialState: Draft.State()) { Draft() }
    await store.send(.optionsButtonTapped) { $0.dialog = .options }
    await store.send(\.dialog.duplicate) {
      $0.dialog = nil
      $0.copies = 2
    }
    await store.send(.optionsButtonTapped) { $0.dialog = .options }
    await store.send(\.dialog.discard) {
      $0.dialog = nil
      $0.copies = 1
    }
  }
}

extension DraftTests {
  @Test func theAlertIsOnTopAndAnswers() {
    let store = Store(initialState: Draft.State()) { Draft() }
    let screen = TestScreen { DraftView(store: store) }
    screen.button("Send…").press()
    #expect(screen.alert.title == "Send the draft?")
    #expect(screen.alert.message == "It goes out once.")
    #expect(screen.alert.buttons == ["Send", "Not yet"])
    screen.alert.choose("Send")
    #expect(!screen.alert.exists)
    #expect(store.alert == nil)
    #expect(screen.contains("Sent"))
    #expect(!screen.button("Send…").isEnabled)
  }

  @Test func escapeLeavesTheAlertWithoutSending() {
    let store = Store(initialState: Draft.State()) { Draft() }
    let screen = TestScreen { DraftView(store: store) }
    screen.button("Send…").press()
    screen.press(.escape)
    #expect(!screen.alert.exists)
    #expect(store.alert == nil)
    #expect(!store.isSent)
  }

  @Test func theDialogOffersChoices() {
    let store = Store(initialState: Draft.State()) { Draft() }
    let screen = TestScreen { DraftView(store: store) }
    screen.button("Options…").press()
    #expect(screen.confirmationDialog.buttons == ["Duplicate", "Discard a copy", "Cancel"])
    screen.confirmationDialog.choose("Duplicate")
    #expect(screen.contains("Copies: 2"))
    screen.button("Options…").press()
    screen.confirmationDialog.choose("Cancel")
    #expect(!screen.confirmationDialog.exists)
    #expect(store.dialog == nil)
    #expect(store.copies == 2)
  }
}
