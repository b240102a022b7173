import SwiftUICore
import Testing
import ViewTesting

struct Badge: ViewModifier {
  let count: Int

  func body(content: Content) -> some View {
    HStack {
      content
      Text("(\(count))")
    }
  }
}

@MainActor
@Test func `A badge stands behind its view`() {
  let screen = TestScreen { Text("Inbox").modifier(Badge(count: 3)) }

  #expect(screen.contains("(3)"))
}
