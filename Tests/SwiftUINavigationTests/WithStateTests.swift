import SwiftUI
import SwiftUINavigation
import Testing
import ViewTesting

@MainActor
@Suite("A view with a state for its content")
struct WithStateTests {
  @available(*, deprecated)
  @Test("The content is given a binding to a state that begins with the initial value")
  func content() {
    let screen = TestScreen {
      WithState(initialValue: 3) { $count in
        Stepper("Count: \(count)", value: $count)
      }
    }
    screen.stepper("Count: 3").increment()
    #expect(screen.contains("Count: 4"))
  }
}
