import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Toolbars and menus on screen")
struct ToolbarScreenTests {
  struct Items: ToolbarContent {
    let press: (String) -> Void
    @State private var count = 0
    var body: some ToolbarContent {
      ToolbarItem(placement: .cancellationAction) { Button("Cancel") { press("cancel") } }
      ToolbarItem(placement: .confirmationAction) {
        Button("Saved \(count)") { count += 1 }
      }
    }
  }

  struct Page: View {
    let press: (String) -> Void
    @State private var showsMore = false
    var body: some View {
      NavigationStack {
        Form {
          Toggle("More", isOn: $showsMore)
        }
        .navigationTitle("Page")
        .toolbar { Items(press: press) }
        .toolbar {
          if showsMore {
            ToolbarItem { Button("Extra") { press("extra") } }
          }
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Left") { press("left") }
            Spacer()
            Button("Right") { press("right") }
          }
        }
      }
    }
  }

  @Test("Items stand where they belong, come and go, and keep their state")
  func items() {
    var log: [String] = []
    let screen = TestScreen(columns: 50, rows: 12) { Page { log.append($0) } }
    let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == " [ Cancel ]  Page                     [ Saved 0 ]")
    #expect(lines.last == " [ Left ]                               [ Right ]")
    screen.button("Saved").press()
    screen.toggle("More").toggle()
    #expect(screen.contains("[ Saved 1 ] [ Extra ]"))
    for name in ["Cancel", "Left", "Right", "Extra"] { screen.button(name).press() }
    #expect(log == ["cancel", "left", "right", "extra"])
    screen.toggle("More").toggle()
    #expect(!screen.contains("Extra"))
  }

  @Test("A view that is no item stands after the title; principal takes the title's place")
  func viewsAsItems() {
    let screen = TestScreen(columns: 40, rows: 10) {
      NavigationStack {
        Text("content")
          .navigationTitle("Gone")
          .toolbar {
            Button("Plain") {}
            ToolbarItem(placement: .principal) { Text("Principal") }
          }
      }
    }
    #expect(screen.text.hasPrefix(" Principal                    [ Plain ]"))
  }

  @Test("Bars can be hidden, and so can the way back")
  func hidden() {
    struct Root: View {
      @State private var isHidden = true
      var body: some View {
        NavigationStack {
          NavigationLink("Open") {
            Button("Show") { isHidden = false }
              .navigationTitle("Second")
              .navigationBarBackButtonHidden(isHidden)
          }
          .navigationTitle("First")
          .toolbar(.hidden, for: .navigationBar)
        }
      }
    }
    let screen = TestScreen { Root() }
    #expect(!screen.contains("First"))
    screen.link("Open").press()
    #expect(!screen.contains("‹"))
    screen.press(.escape)
    #expect(screen.contains("Second"))
    screen.button("Show").press()
    #expect(screen.contains("‹ First"))
    screen.press(.escape)
    #expect(screen.link("Open").exists)
  }

  @Test("A menu opens beside its button, and what is chosen closes it")
  func menu() {
    var log: [String] = []
    struct Root: View {
      let log: (String) -> Void
      var body: some View {
        VStack(alignment: .leading) {
          Menu("Sort") {
            Button("By name") { log("name") }
            Menu("More") {
              Button("By date") { log("date") }
            }
          }
          Spacer()
        }
      }
    }
    let screen = TestScreen(columns: 40, rows: 10) { Root { log.append($0) } }
    #expect(screen.contains("Sort ▾"))
    #expect(!screen.contains("By name"))
    screen.button("Sort").press()
    #expect(screen.contains("By name"))
    screen.button("By name").press()
    #expect(log == ["name"])
    #expect(!screen.contains("By name"))
    screen.button("Sort").press()
    screen.button("More").press()
    screen.press(.escape)
    #expect(screen.contains("By name"))
    screen.button("More").press()
    screen.button("By date").press()
    #expect(log == ["name", "date"])
    #expect(!screen.contains("By name"))
    screen.button("Sort").press()
    screen.click(column: 39, row: 9)
    #expect(!screen.contains("By name"))
  }
}
