import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Split views on screen")
struct SplitScreenTests {
  struct Folders: View {
    var body: some View {
      NavigationSplitView {
        List {
          ForEach(["Inbox", "Sent"], id: \.self) { name in
            NavigationLink(name) { Folder(name: name) }
          }
          NavigationLink("Number", value: 7)
        }
        .navigationTitle("Folders")
        .navigationDestination(for: Int.self) { Text("number \($0)") }
      } detail: {
        Text("Choose a folder")
      }
    }
  }

  struct Folder: View {
    let name: String
    @State private var count = 0
    var body: some View {
      Form {
        Text("\(name) \(count)")
        Button("Count") { count += 1 }
        NavigationLink("Letter") { Text("letter in \(name)").navigationTitle("Letter") }
      }
      .navigationTitle(name)
    }
  }

  @Test("Columns stand beside each other, and a link fills the next one")
  func wide() {
    let screen = TestScreen { Folders() }
    #expect(screen.contains("Folders"))
    #expect(screen.contains("Choose a folder"))
    screen.link("Inbox").press()
    #expect(screen.contains("Inbox 0"))
    #expect(screen.contains("Folders"))
    #expect(!screen.contains("‹"))
    screen.button("Count").press()
    screen.link("Letter").press()
    #expect(screen.contains("letter in Inbox"))
    screen.press(.escape)
    #expect(screen.contains("Inbox 1"))
    screen.link("Letter").press()
    screen.link("Sent").press()
    #expect(screen.contains("Sent 0"))
    screen.link("Number").press()
    #expect(screen.contains("number 7"))
  }

  @Test("Where there is no room, they are the pages of a stack")
  func narrow() {
    let screen = TestScreen(columns: 40, rows: 15) { Folders() }
    #expect(screen.contains("Folders"))
    #expect(!screen.contains("Choose a folder"))
    screen.link("Sent").press()
    #expect(screen.contains("‹ Folders"))
    #expect(screen.contains("Sent 0"))
    screen.press(.escape)
    #expect(screen.link("Inbox").exists)
    screen.link("Inbox").press()
    screen.click("Folders")
    #expect(screen.link("Inbox").exists)
    screen.resize(columns: 80, rows: 24)
    #expect(screen.contains("Inbox 0"))
  }

  @Test("Bindings say which columns are shown")
  func bindings() {
    @MainActor struct Root: View {
      @State private var visibility = NavigationSplitViewVisibility.all
      @State private var compact = NavigationSplitViewColumn.detail
      var body: some View {
        NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $compact) {
          Text("sidebar")
        } content: {
          Text("content")
        } detail: {
          Form {
            Button("Only me") { visibility = .detailOnly }
            Button("To the sidebar") { compact = .sidebar }
          }
        }
      }
    }
    let screen = TestScreen(columns: 100, rows: 20) { Root() }
    #expect(screen.contains("sidebar"))
    #expect(screen.contains("content"))
    screen.button("Only me").press()
    #expect(!screen.contains("content"))
    screen.resize(columns: 40, rows: 20)
    screen.button("To the sidebar").press()
    #expect(screen.contains("sidebar"))
    #expect(!screen.button("Only me").exists)
  }

  @Test(
    "The column before those that are shown is there to go back to, and its button can be removed")
  func hiddenSidebar() {
    struct Root: View {
      let isRemoved: Bool
      @State private var visibility = NavigationSplitViewVisibility.detailOnly
      var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
          Text("sidebar").navigationTitle("Folders")
            .toolbar(removing: isRemoved ? .sidebarToggle : nil)
        } detail: {
          Text("\(visibility == .all)").navigationTitle("Letter")
        }
      }
    }
    let screen = TestScreen { Root(isRemoved: false) }
    #expect(!screen.contains("sidebar"))
    screen.click("‹ Folders")
    #expect(screen.contains("sidebar"))
    #expect(screen.contains("true"))
    #expect(!screen.contains("‹"))
    let other = TestScreen { Root(isRemoved: true) }
    #expect(!other.contains("‹"))
    other.press(.escape)
    #expect(!other.contains("sidebar"))
  }

  struct Selecting: View {
    @State private var selection: String?
    var body: some View {
      NavigationSplitView {
        List(["Ann", "Bob"], id: \.self, selection: $selection) { name in
          NavigationLink(name, value: name)
        }
        .navigationTitle("People")
      } detail: {
        Text(selection.map { "hello \($0)" } ?? "nobody")
      }
    }
  }

  @Test("A value link selects the row of its list, whose selection the next column shows")
  func selection() {
    let screen = TestScreen { Selecting() }
    #expect(screen.contains("nobody"))
    screen.link("Bob").press()
    #expect(screen.contains("hello Bob"))
    screen.link("Ann").press()
    #expect(screen.contains("hello Ann"))
  }

  @Test("Where one column is shown, a selection leads to the next, and going back clears it")
  func narrowSelection() {
    let screen = TestScreen(columns: 40, rows: 15) { Selecting() }
    #expect(!screen.contains("nobody"))
    for name in ["Bob", "Bob", "Ann"] {
      screen.link(name).press()
      #expect(screen.contains("hello \(name)"))
      #expect(screen.contains("‹ People"))
      screen.press(.escape)
      #expect(screen.link(name).exists)
    }
    screen.resize(columns: 80, rows: 24)
    #expect(screen.contains("nobody"))
  }

  @Test("What is in the detail column dismisses itself where it is shown alone")
  func dismiss() {
    struct Detail: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      var body: some View {
        Button("Done \(isPresented)") { dismiss() }
      }
    }
    let root = {
      NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
        Text("sidebar")
      } detail: {
        Detail()
      }
    }
    let wide = TestScreen { root() }
    wide.button("Done false").press()
    #expect(wide.button("Done false").exists)
    struct Narrow: View {
      @State private var column = NavigationSplitViewColumn.detail
      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          Text("sidebar")
        } detail: {
          Detail()
        }
      }
    }
    let narrow = TestScreen(columns: 40, rows: 15) { Narrow() }
    narrow.button("Done true").press()
    #expect(narrow.contains("sidebar"))
  }

  @Test("A stack in a column has the column's head: one title, one way back")
  func nestedStack() {
    struct Root: View {
      @State private var path = [1]
      @State private var column = NavigationSplitViewColumn.detail
      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          NavigationStack { Text("sidebar").navigationTitle("Folders") }
        } detail: {
          NavigationStack(path: $path) {
            Text("root").navigationTitle("Letters")
              .navigationDestination(for: Int.self) { Text("letter \($0)").navigationTitle("One") }
          }
        }
      }
    }
    let screen = TestScreen { Root() }
    #expect(screen.text.hasPrefix(" Folders"))
    #expect(screen.contains("‹ Letters  One"))
    screen.press(.escape)
    #expect(screen.contains("root"))
    #expect(!screen.contains("‹"))
    screen.resize(columns: 40, rows: 15)
    #expect(screen.text.hasPrefix(" ‹ Folders  Letters"))
    screen.click("‹ Folders")
    #expect(screen.contains("sidebar"))
  }

  @Test(
    "A column has the width that is said of it, as far as the last one can be read",
    arguments: [(160.0, 20), (320, 40), (.infinity, 61), (-5, 0), (.nan, 0)])
  func width(points: Double, columns: Int) {
    let screen = TestScreen {
      NavigationSplitView {
        Text("a").navigationSplitViewColumnWidth(points).navigationTitle("Folders")
      } detail: {
        Text("detail")
      }
    }
    let line = screen.text.split(separator: "\n")[3]
    #expect(line.prefix { $0 != "│" }.count == columns)
  }

  @Test("It has its ideal width where there is room, and no less than the least")
  func widths() {
    let screen = TestScreen(columns: 100, rows: 20) {
      NavigationSplitView {
        Text("a").navigationSplitViewColumnWidth(min: 80, ideal: 400, max: 240)
      } content: {
        Text("b").navigationSplitViewColumnWidth(min: 400, ideal: 400)
      } detail: {
        Text("c")
      }
    }
    let widths = screen.text.split(separator: "\n")[3].split(separator: "│").map(\.count)
    #expect(widths.prefix(2) == [30, 50])
  }
}
