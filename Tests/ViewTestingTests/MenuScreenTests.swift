import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Menus on screen")
struct MenuScreenTests {
  private final class Log {
    var entries: [String] = []
  }

  private struct Adding: View {
    let log: Log
    var body: some View {
      VStack(alignment: .leading) {
        Menu("Add") {
          Button("From a file") { log.entries.append("file") }
        } primaryAction: {
          log.entries.append("new")
        }
        Spacer()
      }
    }
  }

  @Test("A menu with an action of its own is pressed for that, and opens when it is asked to")
  func primaryAction() {
    let log = Log()
    let screen = TestScreen(columns: 40, rows: 10) { Adding(log: log) }
    screen.button("Add").press()
    #expect(log.entries == ["new"])
    #expect(!screen.contains("From a file"))
    screen.type("m")
    screen.button("From a file").press()
    #expect(log.entries == ["new", "file"])
    #expect(!screen.contains("From a file"))
  }

  @Test("The mouse presses it on its label, and opens it on the sign for the menu")
  func primaryActionByMouse() {
    let log = Log()
    let screen = TestScreen(columns: 40, rows: 10) { Adding(log: log) }
    screen.click("Add")
    #expect(log.entries == ["new"])
    screen.click("▾")
    #expect(screen.contains("From a file"))
    screen.click("From a file")
    #expect(log.entries == ["new", "file"])
  }

  @Test("As a choice of another menu, its action closes both")
  func primaryActionInMenu() {
    let log = Log()
    let screen = TestScreen(columns: 40, rows: 10) {
      Menu("More") { Adding(log: log) }
    }
    screen.button("More").press()
    screen.button("Add").press()
    #expect(log.entries == ["new"])
    #expect(!screen.button("Add").exists)
  }

  @Test("Of a menu that is too long, the choices around the focus are shown")
  func long() {
    let screen = TestScreen(columns: 40, rows: 8) {
      VStack {
        Menu("Numbers") { ForEach(1..<21) { number in Button("No. \(number).") {} } }
        Spacer()
      }
    }
    screen.button("Numbers").press()
    #expect(screen.contains("No. 1."))
    #expect(screen.contains("No. 5."))
    #expect(!screen.contains("No. 6."))
    for _ in 1...6 { screen.press(.down) }
    #expect(screen.focusedLabel == "No. 7.")
    #expect(screen.contains("No. 7."))
    #expect(!screen.contains("No. 2."))
    screen.scroll(10, column: 20, row: 4)
    #expect(screen.contains("No. 20."))
    screen.scroll(-10, column: 20, row: 4)
    #expect(screen.contains("No. 1."))
  }
}
