import DataFlow
import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Fields of several lines, and what Return does")
struct TextLinesTests {
  final class Log {
    var entries: [String] = []
  }

  struct Note: View {
    @State private var text = ""
    let log: Log
    var body: some View {
      VStack {
        TextField("Note", text: $text, axis: .vertical)
          .onSubmit { log.entries.append("submitted") }
        Text("after")
      }
      .onChange(of: text) { log.entries.append(text) }
    }
  }

  @Test("A vertical field grows with its text, and Return breaks the line")
  func grows() {
    let log = Log()
    let screen = TestScreen(columns: 12, rows: 8) { Note(log: log) }
    screen.textField("Note").type("one")
    screen.press(.enter)
    screen.type("two words more")
    #expect(log.entries.last == "one\ntwo words more")
    #expect(!log.entries.contains("submitted"))
    let lines = screen.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines == ["one", "two words", "more", "after"])
  }

  @Test("Up and down go from line to line, and leave the field at its ends")
  func keys() {
    let log = Log()
    let screen = TestScreen(columns: 20, rows: 8) {
      VStack {
        Button("above") {}
        Note(log: log)
      }
    }
    screen.textField("Note").type("abc")
    screen.press(.enter)
    screen.type("def")
    screen.press(.up)
    screen.type("1")
    #expect(log.entries.last == "abc1\ndef")
    screen.press(.home)
    screen.type("2")
    screen.press(.down)
    screen.press(.end)
    screen.type("3")
    #expect(log.entries.last == "2abc1\ndef3")
    screen.press(.up)
    screen.press(.up)
    #expect(screen.focusedLabel == "above")
  }

  @Test("The mouse puts the cursor into a line")
  func mouse() {
    let log = Log()
    let screen = TestScreen(columns: 20, rows: 8) { Note(log: log) }
    screen.textField("Note").type("abc")
    screen.press(.enter)
    screen.type("def")
    screen.click("abc")
    screen.type("-")
    #expect(log.entries.last == "a-bc\ndef")
  }

  struct Editor: View {
    @State private var text = "one\ntwo"
    var body: some View { TextEditor(text: $text).accessibilityIdentifier("editor") }
  }

  @Test("A text editor takes the height that there is, and scrolls with its cursor")
  func editor() {
    let screen = TestScreen(columns: 20, rows: 3) { Editor() }
    screen.textField("editor").type("\nthree\nfour")
    #expect(screen.text == "two\nthree\nfour")
  }

  struct Fields: View {
    @State private var text = ""
    let log: Log
    var body: some View {
      Group {
        TextField("Name", text: $text).onSubmit { log.entries.append("inner") }
        SecureField("Secret", text: $text).submitScope()
      }
      .onSubmit { log.entries.append("outer") }
      .onSubmit(of: .search) { log.entries.append("search") }
    }
  }

  @Test("A field of early SwiftUI tells of its focus and of Return")
  func editing() {
    let log = Log()
    let screen = TestScreen {
      TextField("Other", text: .constant(""), onCommit: { log.entries.append("other") })
      TextField("Name", text: .constant(""), onEditingChanged: { log.entries.append("\($0)") })
      TextField(
        "Both", text: .constant(""), onEditingChanged: { log.entries.append("both \($0)") },
        onCommit: { log.entries.append("commit") }
      )
      .onSubmit { log.entries.append("submit") }
    }
    screen.press(.tab)
    #expect(log.entries == ["true"])
    screen.press(.tab)
    #expect(log.entries == ["true", "false", "both true"])
    log.entries = []
    screen.textField("Both").submit()
    #expect(log.entries == ["submit", "commit"])
    screen.textField("Other").submit()
    #expect(log.entries == ["submit", "commit", "both false", "other"])
  }

  @Test("Return in a field runs the actions around it, up to a scope")
  func submit() {
    let log = Log()
    let screen = TestScreen { Fields(log: log) }
    screen.textField("Name").submit()
    #expect(log.entries == ["outer", "inner"])
    screen.textField("Secret").submit()
    #expect(log.entries == ["outer", "inner"])
  }
}
