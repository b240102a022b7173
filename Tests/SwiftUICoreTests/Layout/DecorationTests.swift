import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Overlays, backgrounds and what is beside a view")
struct DecorationTests {
  @Test("Each view of a group has a decoration of its own")
  func group() {
    let screen = TestScreen(columns: 20, rows: 3) {
      HStack {
        Group {
          Text("one")
          Text("two")
        }
        .padding(.bottom, 16)
        .overlay(alignment: .bottom) { Text("^") }
      }
    }
    #expect(screen.text == "      one two\n       ^   ^")
  }

  @Test("A decoration has state, and keeps it")
  func state() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    struct Content: View {
      @State private var isLong = false
      var body: some View {
        Button(isLong ? "Long title" : "Title") { isLong.toggle() }
          .safeAreaInset(edge: .bottom) { Counter() }
      }
    }
    let screen = TestScreen(columns: 30, rows: 6) { Content() }
    screen.button("Count 0").press()
    screen.button("Title").press()
    #expect(screen.contains("Long title") && screen.contains("Count 1"))
    screen.button("Count 1").press()
    #expect(screen.contains("Count 2"))
  }

  @Test("A decoration comes and goes with its condition")
  func condition() {
    struct Content: View {
      @State private var isOn = false
      var body: some View {
        Toggle("On", isOn: $isOn).overlay(alignment: .trailing) { if isOn { Text("!") } }
      }
    }
    let screen = TestScreen(columns: 30, rows: 3) { Content() }
    #expect(!screen.contains("!"))
    screen.toggle("On").toggle()
    #expect(screen.contains("!"))
    screen.toggle("On").toggle()
    #expect(!screen.contains("!"))
  }

  @Test("A decoration has the environment of the place where it is said")
  func environment() {
    struct Reader: View {
      @Environment(\.lineLimit) private var lineLimit
      var body: some View { Text("limit \(lineLimit ?? 0)") }
    }
    let screen = TestScreen(columns: 30, rows: 4) {
      Text("a").lineLimit(1).safeAreaInset(edge: .bottom) { Reader() }.lineLimit(2)
    }
    #expect(screen.contains("limit 2"))
  }

  @Test("The rows of a list have decorations that end with them")
  func rows() {
    final class Log { var alive = 0 }
    struct Mark: View {
      let log: Log
      var body: some View {
        Text("*").onAppear { log.alive += 1 }.onDisappear { log.alive -= 1 }
      }
    }
    let log = Log()
    let screen = TestScreen(columns: 20, rows: 5) {
      List {
        ForEach(0..<1_000) { Text("Row \($0)") }
          .overlay(alignment: .trailing) { Mark(log: log) }
      }
    }
    #expect(screen.text.hasPrefix("  Row *"))
    let alive = log.alive
    #expect(alive > 0 && alive < 30)
    for _ in 0..<20 { screen.press(.pageDown) }
    #expect(log.alive > 0 && log.alive < 30)
  }

  @Test("Views may be modified as often as they like, however deep")
  func depth() {
    struct Nested: View {
      let depth: Int
      var body: some View {
        switch depth % 4 {
        case _ where depth == 0: Text("bottom")
        case 0: Nested(depth: depth - 1).background(.red)
        case 1: VStack { Nested(depth: depth - 1) }
        case 2: Nested(depth: depth - 1).padding(.leading, 0).opacity(0.9)
        default: Nested(depth: depth - 1).frame(maxWidth: .infinity).overlay { Text("") }
        }
      }
    }
    let screen = TestScreen { Nested(depth: 1_000) }
    #expect(screen.contains("bottom"))
  }
}
