import SwiftUI
import Testing
import ViewTesting

/// The ways in which apps spell navigation, presentation, bars and scenes. That they compile is most
/// of the test.
@MainActor
struct NavigationSpellings {
  @Test func everything() {
    let screen = TestScreen(SpelledApp(), columns: 100, rows: 30)
    #expect(screen.contains("Folders"))
    #expect(screen.contains("detail"))
    screen.button("Sort").press()
    screen.button("By name").press()
    #expect(screen.link("Inbox").exists)
  }

  @available(*, deprecated)
  @Test func ofEarlySwiftUI() {
    let screen = TestScreen { Early() }
    screen.button("Ask").press()
    #expect(screen.alert.title == "Delete?")
    screen.alert.choose("Delete")
    #expect(screen.contains("deleted"))
    screen.button("Choose").press()
    #expect(screen.button("Share").exists)
  }
}

private struct SpelledApp: App {
  @SceneBuilder var body: some Scene {
    WindowGroup("Mail") { Mail() }
      .defaultSize(width: 800, height: 600)
      .windowStyle(.hiddenTitleBar)
      .windowResizability(.contentMinSize)
    #if os(macOS)
      Settings { Text("settings") }
    #endif
  }
}

private struct Mail: View {
  enum Folder: String, Hashable, CaseIterable, Identifiable {
    case inbox = "Inbox"
    case sent = "Sent"
    var id: Self { self }
  }

  @State private var folder: Folder?
  @State private var visibility: NavigationSplitViewVisibility = .all
  @State private var compactColumn = NavigationSplitViewColumn.sidebar
  @State private var isPresented = false
  @State private var item: Folder?
  @State private var detent: PresentationDetent = .medium
  @SceneStorage("sort") private var sort = ""
  @SceneStorage("letter") private var letter: Int?
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isShown

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $compactColumn) {
      List(Folder.allCases, selection: $folder) { folder in
        NavigationLink(folder.rawValue, value: folder)
      }
      .navigationTitle("Folders")
      .navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 300)
      .toolbar(removing: .sidebarToggle)
      .toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          Menu("Sort", systemImage: "arrow.up") {
            Button("By name") { sort = "name" }
            Divider()
            Menu {
              Button("By date", role: .destructive) { sort = "date" }
            } label: {
              Label("More", systemImage: "ellipsis")
            } primaryAction: {
              letter = 1
            }
          }
        }
      }
    } detail: {
      NavigationStack {
        Text("detail")
          .navigationDestination(for: Int.self) { Text("\($0)") }
          .navigationDestination(item: $item) { Text($0.rawValue) }
          .navigationDestination(isPresented: $isPresented) { Text("page") }
      }
    }
    .navigationSplitViewStyle(.balanced)
    .sheet(item: $item, onDismiss: { isPresented = false }) { folder in
      Text(folder.rawValue)
        .presentationDetents([.medium, .fraction(0.3), .height(200)], selection: $detent)
        .presentationDragIndicator(.visible)
        .interactiveDismissDisabled()
    }
    .popover(isPresented: $isPresented, arrowEdge: .top) { Text("popover") }
    .fullScreenCover(isPresented: $isPresented) { Tabs() }
    .alert("Alert", isPresented: $isPresented, presenting: item) { folder in
      Button(folder.rawValue, role: .cancel) {}
    } message: { folder in
      Text(folder.rawValue)
    }
    .confirmationDialog("Sure?", isPresented: $isPresented, titleVisibility: .visible) {
      Button("Yes") { dismiss() }
    }
  }
}

private struct Tabs: View {
  @State private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      Tab("First", systemImage: "1.circle", value: 0) { Bars() }
      Text("second").tabItem { Label("Second", systemImage: "2.circle") }.tag(1)
    }
    .tabBarMinimizeBehavior(.onScrollDown)
    .toolbarBackground(.visible, for: .tabBar)
    .toolbarBackground(Color.blue, for: .navigationBar, .tabBar)
  }
}

private struct Bars: View {
  var body: some View {
    NavigationStack {
      Text("bars")
        .navigationTitle(Text("Bars"))
        .navigationBarTitleDisplayMode(.inline)
        .navigationBarBackButtonHidden()
        .toolbar {
          ToolbarItem(placement: .principal) { Text("title") }
          ToolbarItem(placement: .title) { Text("title") }
          ToolbarItem(placement: .topBarLeading) { Button("a") {} }
          ToolbarItem(placement: .topBarTrailing) { Button("b") {} }
          ToolbarSpacer(.fixed)
          ToolbarItem(placement: .navigationBarTrailing) { EditButton() }
          ToolbarItem(placement: .keyboard) { Button("c") {} }
          ToolbarItem(placement: .status) { Text("status") }
        }
        .toolbar(.hidden, for: .tabBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
    }
  }
}

@available(*, deprecated)
private struct Early: View {
  @State private var isAsking = false
  @State private var isChoosing = false
  @State private var isDeleted = false

  var body: some View {
    NavigationView {
      VStack {
        Text(isDeleted ? "deleted" : "there")
        Button("Ask") { isAsking = true }
          .alert(isPresented: $isAsking) {
            Alert(
              title: Text("Delete?"), message: Text("For good."),
              primaryButton: .destructive(Text("Delete")) { isDeleted = true },
              secondaryButton: .cancel())
          }
        Button("Choose") { isChoosing = true }
          .actionSheet(isPresented: $isChoosing) {
            ActionSheet(title: Text("What?"), buttons: [.default(Text("Share")), .cancel()])
          }
      }
      .navigationBarTitle("Early", displayMode: .inline)
      .navigationBarItems(trailing: Button("Add") {})
    }
    .navigationViewStyle(.stack)
  }
}
