import ComposableArchitecture
import SwiftUI
import Testing
import ViewTesting

@testable import CaseStudies

@MainActor
struct LogInTests {
  @Test func theServerAnswers() async {
    let store = TestStore(initialState: LogIn.State(name: "Blob", password: "swift")) {
      LogIn()
    } withDependencies: {
      $0.session.open = { name, _ in Session(greeting: "Hello, \(name)") }
    }
    await store.send(.logInButtonTapped) { $0.isWaiting = true }
    await store.receive(\.response.success) {
      $0.isWaiting = false
      $0.password = ""
      $0.session = Session(greeting: "Hello, Blob")
    }
    await store.send(.logOutButtonTapped) { $0 = LogIn.State() }
  }

  @Test func aWrongPasswordIsSaid() async {
    let store = TestStore(initialState: LogIn.State(name: "Blob", password: "objc")) {
      LogIn()
    } withDependencies: {
      $0.session.open = { _, _ in throw WrongPassword() }
    }
    await store.send(.logInButtonTapped) { $0.isWaiting = true }
    await store.receive(\.response.failure) {
      $0.isWaiting = false
      $0.problem = WrongPassword().errorDescription
    }
    await store.send(\.binding.password, "swift") {
      $0.password = "swift"
      $0.problem = nil
    }
  }

  @Test func cancellingStopsTheRequest() async {
    let clock = TestClock()
    let store = TestStore(initialState: LogIn.State(name: "Blob", password: "swift")) {
      LogIn()
    } withDependencies: {
      $0.session = .liveValue
      $0.continuousClock = clock
    }
    await store.send(.logInButtonTapped) { $0.isWaiting = true }
    await store.send(.cancelButtonTapped) { $0.isWaiting = false }
    await clock.advance(by: .seconds(1))
    await store.finish()
  }
}

extension LogInTests {
  @Test func theScreenFollowsTheRequest() async {
    let clock = TestClock()
    let store = Store(initialState: LogIn.State()) {
      LogIn()
    } withDependencies: {
      $0.session = .liveValue
      $0.continuousClock = clock
    }
    let screen = TestScreen { LogInView(store: store) }
    #expect(!screen.button("Log in").isEnabled)
    screen.textField("Name").type("Blob")
    screen.textField("Password").type("objc")
    #expect(!screen.contains("objc"))

    screen.button("Log in").press()
    #expect(screen.contains("Asking the server"))
    #expect(!screen.textField("Name").isEnabled)
    await clock.advance(by: .seconds(1))
    await screen.wait { $0.contains("That is not the password.") }

    screen.textField("Password").clear()
    screen.textField("Password").type("swift")
    screen.button("Log in").press()
    await clock.advance(by: .seconds(1))
    await screen.wait { $0.contains("Welcome, Blob!") }
    screen.button("Log out").press()
    #expect(screen.textField("Name").value == "")
  }
}
