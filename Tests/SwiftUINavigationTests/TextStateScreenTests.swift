import SwiftUI
import SwiftUINavigation
import Testing
import ViewTesting

@MainActor
@Suite("Texts of logic on screen")
struct TextStateScreenTests {
  @Test("A text is shown as it reads")
  func text() {
    let screen = TestScreen {
      Text(TextState("Hello, \("Blob")").bold() + TextState("!"))
    }
    #expect(screen.contains("Hello, Blob!"))
  }

  @Test("A button is known by the accessibility label of its text, and shows the text")
  func accessibilityLabel() {
    let state = ButtonState<Never>(role: .destructive) {
      TextState("X").accessibilityLabel("Delete")
    }
    var presses = 0
    let screen = TestScreen {
      Button(state) { _ in presses += 1 }
    }
    #expect(screen.contains("X"))
    #expect(!screen.contains("Delete"))
    screen.button("Delete").press()
    #expect(presses == 1)
  }
}
