import ComposableArchitecture
import SwiftUI
import Testing
import ViewTesting

@testable import CaseStudies

@MainActor
struct CounterTests {
  @Test func countsUpAndDown() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.incrementButtonTapped) { $0.count = 1 }
    await store.send(.incrementButtonTapped) { $0.count = 2 }
    await store.send(.decrementButtonTapped) { $0.count = 1 }
    await store.send(.resetButtonTapped) { $0.count = 0 }
  }
}

extension CounterTests {
  @Test func buttonsCountOnScreen() {
    let store = Store(initialState: Counter.State()) { Counter() }
    let screen = TestScreen(columns: 40, rows: 15) { CounterView(store: store) }
    #expect(!screen.button("Reset").isEnabled)
    screen.button("Increment").press()
    screen.button("Increment").press()
    screen.button("Decrement").press()
    #expect(store.count == 1)
    #expect(screen.element("Count").exists)
    #expect(screen.element("1").exists)
    screen.button("Reset").press()
    #expect(store.count == 0)
  }
}
