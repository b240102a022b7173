import SwiftUI
import Testing
import ViewTesting

/// Lists as the terminal shows and works them.
@MainActor
struct ListTests {
  @Test("Keys delete and move the row that has the focus")
  func deletingAndMoving() {
    let screen = TestScreen(columns: 40, rows: 10) { Groceries() }
    #expect(screen.focusedLabel == "Milk")
    screen.press(.down)
    screen.press(.down, .shift)
    #expect(screen.lines == ["  Milk", "  Bread", "▌ Eggs", "  Tea"])
    screen.press(.up, .shift)
    screen.press(.up, .shift)
    #expect(screen.lines == ["▌ Eggs", "  Milk", "  Bread", "  Tea"])
    screen.press(.delete)
    #expect(screen.lines == ["▌ Milk", "  Bread", "  Tea"])
  }

  @Test("In edit mode the rows show it, and the mouse can delete")
  func editing() {
    let screen = TestScreen(columns: 40, rows: 10) {
      VStack(alignment: .leading) {
        EditButton()
        Groceries()
      }
    }
    screen.button("Edit").press()
    #expect(screen.text.contains("⊖ Milk"))
    #expect(screen.text.contains("≡"))
    screen.click("⊖ Milk")
    #expect(screen.contains("Milk"))
    screen.click(column: 2, row: 1)
    #expect(!screen.contains("Milk"))
  }

  private struct Groceries: View {
    @State private var items = ["Milk", "Eggs", "Bread", "Tea"]
    var body: some View {
      List {
        ForEach(items, id: \.self) { Text($0) }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  @Test("Return and the mouse select rows")
  func selecting() {
    let screen = TestScreen(columns: 40, rows: 10) { Choice() }
    screen.press(.down)
    screen.press(.enter)
    #expect(screen.contains("Chosen: b"))
    screen.click("c row")
    #expect(screen.contains("Chosen: c"))
    #expect(screen.element("c row").value == "selected")
    #expect(screen.element("b row").value == "not selected")
  }

  private struct Choice: View {
    @State private var selection: String?
    var body: some View {
      VStack {
        Text("Chosen: \(selection ?? "none")")
        List(["a", "b", "c"], id: \.self, selection: $selection) { Text("\($0) row") }
      }
    }
  }

  @Test("The menu of a row opens by a key and by the other button of the mouse")
  func menus() {
    let screen = TestScreen(columns: 60, rows: 16) { Mail() }
    screen.type("m")
    #expect(screen.confirmationDialog.title == "First")
    #expect(screen.confirmationDialog.buttons == ["Archive", "Flag", "Cancel"])
    screen.confirmationDialog.choose("Flag")
    #expect(screen.contains("Flag First"))
    #expect(!screen.confirmationDialog.exists)
    screen.press(.left, .shift)
    #expect(screen.contains("Archive First"))
  }

  private struct Mail: View {
    @State private var last = ""
    var body: some View {
      VStack {
        Text(last)
        List(["First", "Second"], id: \.self) { mail in
          Text(mail).swipeActions {
            Button("Archive", role: .destructive) { last = "Archive \(mail)" }
            Button("Flag") { last = "Flag \(mail)" }
          }
        }
      }
    }
  }

  @Test("Searching narrows a list; Escape ends it")
  func searching() {
    let screen = TestScreen(columns: 40, rows: 10) { Fruits() }
    #expect(screen.text.contains("⌕ Fruit"))
    #expect(screen.contains("Not searching"))
    screen.type("/")
    #expect(screen.focusedLabel == "Fruit")
    #expect(screen.contains("Searching"))
    screen.type("an")
    #expect(screen.contains("Banana") && !screen.contains("Apple"))
    screen.press(.escape)
    #expect(screen.contains("Banana") && screen.contains("Apple"))
    #expect(screen.contains("Not searching"))
    #expect(screen.focusedLabel != "Fruit")
  }

  private struct Fruits: View {
    @State private var query = ""
    var body: some View {
      Results(query: query).searchable(text: $query, prompt: "Fruit")
    }

    struct Results: View {
      let query: String
      @Environment(\.isSearching) private var isSearching
      var body: some View {
        List {
          Text(isSearching ? "Searching" : "Not searching")
          ForEach(
            ["Apple", "Banana", "Mango"].filter { query.isEmpty || $0.contains(query) }, id: \.self
          ) { fruit in
            Button(fruit) {}
          }
        }
      }
    }
  }

  @Test("A source shows and ends a search")
  func presentedSearch() {
    struct Root: View {
      @State private var query = ""
      @State private var isSearching = false
      var body: some View {
        List {
          Button("Search") { isSearching = true }
          Button("Stop") { isSearching = false }
        }
        .searchable(text: $query, isPresented: $isSearching)
      }
    }
    let screen = TestScreen(columns: 40, rows: 10) { Root() }
    screen.button("Search").press()
    #expect(screen.focusedLabel == "Search" && screen.textField("Search").isFocused)
    screen.type("x")
    screen.button("Stop").press()
    #expect(!screen.textField("Search").isFocused)
  }

  @Test("A scroll view shows how far it is scrolled, and keys scroll it")
  func scrollView() {
    let screen = TestScreen(columns: 30, rows: 6) {
      ScrollView { ForEach(0..<20) { Text("Line \($0)") } }
    }
    #expect(screen.text.contains("┃"))
    screen.press(.down)
    #expect(screen.text.hasPrefix("           Line 1"))
    screen.press(.pageDown)
    #expect(screen.contains("Line 6"))
    screen.press(.end)
    #expect(screen.contains("Line 19"))
    screen.scroll(-1, column: 12, row: 2)
    #expect(screen.contains("Line 11"))
  }
}

extension TestScreen {
  /// The lines of the screen without what is at their ends.
  fileprivate var lines: [String] { text.split(separator: "\n").map(String.init) }
}
