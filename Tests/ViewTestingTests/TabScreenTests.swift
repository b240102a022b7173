import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Tabs on screen")
struct TabScreenTests {
  @Observable
  final class Model {
    var tab = "b"
    var log: [String] = []
  }

  @Observable
  final class Paths {
    var tab = 0
    var first = [1, 2]
    var second: [Int] = []
  }

  struct Page: View {
    let name: String
    let model: Model
    @State private var count = 0
    var body: some View {
      NavigationStack {
        Form {
          Text("page \(name) \(count)")
          Button("Count") { count += 1 }
          NavigationLink("Deeper") { Text("deep \(name)").navigationTitle("Deep") }
        }
        .navigationTitle("Title \(name)")
      }
      .onAppear { model.log.append("+\(name)") }
      .onDisappear { model.log.append("-\(name)") }
    }
  }

  struct Tabs: View {
    @Bindable var model: Model
    var body: some View {
      TabView(selection: $model.tab) {
        Page(name: "a", model: model).tabItem { Label("First", systemImage: "star") }.tag("a")
        Page(name: "b", model: model).tabItem { Text("Second") }.tag("b")
        Tab("Third", systemImage: "gear", value: "c") { Page(name: "c", model: model) }
      }
    }
  }

  @Test("A tab of a role has the label of the role where the source gives none")
  func role() {
    let screen = TestScreen {
      TabView {
        Tab("Home", systemImage: "house") { Text("at home") }
        Tab(role: .search) { Text("looking") }
      }
    }
    screen.tab("Search").press()
    #expect(screen.contains("looking"))
  }

  @Test("The selection says which page is shown, and a tab writes it")
  func selection() {
    let model = Model()
    let screen = TestScreen { Tabs(model: model) }
    #expect(screen.contains("page b 0"))
    #expect(screen.tab("Second").isOn)
    screen.tab("Third").press()
    #expect(model.tab == "c")
    #expect(screen.contains("page c 0"))
    model.tab = "a"
    #expect(screen.contains("page a 0"))
    #expect(!screen.contains("page c"))
    #expect(model.log == ["+b", "-b", "+c", "-c", "+a"])
  }

  @Test("Pages keep their state and their stacks while another is shown")
  func state() {
    let model = Model()
    let screen = TestScreen { Tabs(model: model) }
    screen.button("Count").press()
    screen.link("Deeper").press()
    #expect(screen.contains("deep b"))
    model.tab = "a"
    #expect(screen.contains("page a 0"))
    model.tab = "b"
    #expect(screen.contains("deep b"))
    screen.press(.escape)
    #expect(screen.contains("page b 1"))
  }

  @Test("The keyboard reaches the tabs, and chooses by number")
  func keyboard() {
    let model = Model()
    let screen = TestScreen { Tabs(model: model) }
    screen.press(.character("3"), .alt)
    #expect(model.tab == "c")
    screen.press(.pageDown, .control)
    #expect(model.tab == "a")
    screen.press(.pageUp, .control)
    #expect(model.tab == "c")
    screen.tab("First").focus()
    screen.press(.enter)
    #expect(model.tab == "a")
    screen.click("Second")
    #expect(model.tab == "b")
  }

  @Test("Without a selection the first page is shown at first, and places are the tags")
  func ownSelection() {
    let screen = TestScreen {
      TabView {
        Text("one").tabItem { Text("One") }
        Text("two").tabItem { Text("Two") }
      }
    }
    #expect(screen.contains("one"))
    screen.tab("Two").press()
    #expect(screen.contains("two"))
  }

  @Observable
  final class Badges {
    var first = 5
    var second: String?
  }

  @Test("A badge of a page stands behind the title of its tab, also of one that is not shown")
  func badges() {
    struct Root: View {
      let badges: Badges
      var body: some View {
        TabView {
          Text("one").tabItem { Text("One") }.tag("one").badge(badges.first)
          Tab("Two", systemImage: "gear", value: "two") { Text("two") }.badge(badges.second)
        }
      }
    }
    let badges = Badges()
    let screen = TestScreen { Root(badges: badges) }
    #expect(screen.tab("One").label == "One 5")
    #expect(screen.text.contains("One 5"))
    #expect(screen.tab("Two").label == "Two")
    badges.first = 0
    badges.second = "New"
    #expect(screen.tab("One").label == "One")
    #expect(screen.tab("Two").label == "Two New")
    #expect(screen.text.contains("Two New"))
  }

  @Test("A pop, a tab switch and a push in one change are all shown")
  func together() {
    struct Root: View {
      @Bindable var paths: Paths
      var body: some View {
        TabView(selection: $paths.tab) {
          stack($paths.first, "first").tabItem { Text("First") }.tag(0)
          stack($paths.second, "second").tabItem { Text("Second") }.tag(1)
        }
      }
      private func stack(_ path: Binding<[Int]>, _ name: String) -> some View {
        NavigationStack(path: path) {
          Text("\(name) root").navigationTitle(name)
            .navigationDestination(for: Int.self) { Text("\(name) \($0)").navigationTitle("\($0)") }
        }
      }
    }
    let paths = Paths()
    let screen = TestScreen { Root(paths: paths) }
    #expect(screen.contains("first 2"))
    paths.first.removeLast()
    paths.tab = 1
    paths.second.append(7)
    #expect(screen.contains("second 7"))
    screen.press(.escape)
    #expect(paths.second == [])
    paths.tab = 0
    #expect(screen.contains("first 1"))
  }
}
