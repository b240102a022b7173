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
}
