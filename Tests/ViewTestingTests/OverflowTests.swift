import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("What is larger than the screen")
struct OverflowTests {
  private let wide = String(repeating: "abcdefghij", count: 4)

  @Test("A view wider than the window goes beyond both of its edges")
  func widerThanWindow() {
    let screen = TestScreen(columns: 20, rows: 2) {
      VStack(spacing: 0) {
        Text(wide).fixedSize()
        Text("short")
      }
    }
    #expect(screen.text == "abcdefghijabcdefghij\n       short")
  }

  @Test("A view higher than the window goes beyond both of its edges")
  func higherThanWindow() {
    let screen = TestScreen(columns: 4, rows: 3) {
      VStack(spacing: 0) { ForEach(0..<5) { Text("\($0)") } }.fixedSize()
    }
    #expect(screen.text.split(separator: "\n").map { $0.drop { $0 == " " } } == ["1", "2", "3"])
  }

  @Test("What is wider than a page goes beyond both of its edges; what is higher begins at its top")
  func largerThanPage() {
    let screen = TestScreen(columns: 20, rows: 6) {
      NavigationStack {
        VStack(spacing: 0) {
          Text(wide).fixedSize()
          ForEach(0..<9) { Text("line \($0)") }
        }
        .fixedSize()
        .navigationTitle("Title")
      }
    }
    #expect(screen.contains("Title"))
    #expect(screen.contains("line 0"))
    #expect(screen.text.contains("       line 1"))
  }

  @Test("The message of an alert that is cut shows that there is more, and keys scroll it")
  func longMessage() {
    let message = (1...120).map { "word\($0)" }.joined(separator: " ")
    let screen = TestScreen(columns: 40, rows: 15) {
      Text("behind").alert("Terms", isPresented: .constant(true)) {
        Button("OK") {}
      } message: {
        Text(message)
      }
    }
    #expect(screen.text.contains("↓") && !screen.text.contains("↑"))
    screen.press(.pageDown)
    #expect(screen.text.contains("↓") && screen.text.contains("↑"))
    screen.press(.end)
    #expect(screen.text.contains("word120"))
    #expect(!screen.text.contains("↓") && screen.text.contains("↑"))
    screen.press(.pageUp)
    #expect(!screen.text.contains("word120"))
    screen.press(.home)
    #expect(screen.text.contains("Terms"))
    #expect(screen.text.contains("↓") && !screen.text.contains("↑"))
  }
}
