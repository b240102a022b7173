import ComposableArchitecture
import SwiftUI
import Testing
import ViewTesting

@testable import CaseStudies

@MainActor
struct SignUpTests {
  @Test func theFlowEndsWithAWelcomeAndCanStartOver() async {
    let membership = Shared(value: Membership(name: "Blob", email: "blob@example.com"))
    let store = TestStore(initialState: SignUp.State(membership: membership)) { SignUp() }
    await store.send(
      .path(.push(id: 0, state: .interests(SignUpInterests.State(membership: membership))))
    ) {
      $0.path[id: 0] = .interests(SignUpInterests.State(membership: membership))
    }
    await store.send(\.path[id: 0].interests.nextButtonTapped) {
      $0.path[id: 0, case: \.interests]?.alert = AlertState {
        TextState("Choose at least one interest.")
      }
    }
    await store.send(\.path[id: 0].interests.alert.dismiss) {
      $0.path[id: 0, case: \.interests]?.alert = nil
    }
    membership.withLock { $0.interests = [.chess] }
    await store.send(\.path[id: 0].interests.nextButtonTapped)
    await store.receive(\.path[id: 0].interests.delegate.interestsChosen) {
      $0.path[id: 1] = .summary(SignUpSummary.State(membership: membership))
    }
    store.exhaustivity = .off
    await store.send(\.path[id: 1].summary.joinButtonTapped)
    await store.send(\.path[id: 1].summary.alert.presented.startOver)
    await store.receive(\.path[id: 1].summary.delegate.startedOver) {
      $0.path = StackState()
    }
    #expect(membership.wrappedValue == Membership())
  }
}

extension SignUpTests {
  @Test func theScreensFollowEachOther() async {
    let store = Store(initialState: SignUp.State()) { SignUp() }
    let screen = TestScreen(columns: 60, rows: 20) { SignUpView(store: store) }
    #expect(!screen.link("Next").isEnabled)
    screen.textField("Name").type("Blob")
    screen.textField("Email").type("blob@example.com")
    screen.link("Next").press()
    #expect(screen.contains("What do you like?"))
    screen.button("Next").press()
    #expect(screen.alert.title == "Choose at least one interest.")
    screen.alert.dismiss()
    screen.toggle("Chess").toggle()
    screen.button("Next").press()
    await screen.wait { $0.contains("Your interests") }
    #expect(screen.contains("‹ Interests"))
    screen.button("Join").press()
    screen.alert.choose("Start over")
    await screen.wait { $0.textField("Name").exists }
    #expect(screen.textField("Name").value == "")
  }
}
