import DataFlow
import Elements
import Foundation
import SwiftUICore
import Testing

@MainActor
@Suite("A geometry reader")
struct GeometryTests {
  @Test("It tells the size that is offered, in the same update, and follows it")
  func size() {
    let screen = Screen(size: CGSize(width: 320, height: 160)) {
      GeometryReader { proxy in
        Line("\(Int(proxy.size.width)) × \(Int(proxy.size.height))")
      }
    }
    #expect(screen.texts == ["320 × 160"])
    screen.host.tree.resize(to: CGSize(width: 240, height: 80))
    screen.update()
    #expect(screen.texts == ["240 × 80"])
  }

  @Test("Its closure observes what it reads")
  func observes() {
    struct Counting: View {
      @State private var count = 0
      var body: some View {
        Press("add") { count += 1 }
        GeometryReader { _ in Line("count \(count)") }
      }
    }
    let screen = Screen { Counting() }
    screen.press("add")
    #expect(screen.texts == ["add", "count 1"])
  }
}
