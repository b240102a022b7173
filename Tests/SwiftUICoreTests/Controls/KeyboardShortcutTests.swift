import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Keyboard shortcuts")
struct KeyboardShortcutTests {
  final class Log {
    var presses: [String] = []
  }

  struct Editor: View {
    @State private var text = ""
    let log: Log
    var body: some View {
      VStack {
        TextField("Name", text: $text)
        Button("Save") { log.presses.append("save") }.keyboardShortcut("s")
        Button("Find") { log.presses.append("find") }.keyboardShortcut("f", modifiers: .option)
        Button("Done") { log.presses.append("done") }.keyboardShortcut(.defaultAction)
        Button("Cancel") { log.presses.append("cancel") }.keyboardShortcut(.cancelAction)
        Button("Off") { log.presses.append("off") }.keyboardShortcut("o").disabled(true)
      }
    }
  }

  @Test("A key presses its button, wherever the focus is, unless the button is disabled")
  func keys() {
    let log = Log()
    let screen = TestScreen { Editor(log: log) }
    screen.textField("Name").focus()
    screen.press(.character("s"), .control)
    screen.press(.escape)
    screen.press(.enter)
    screen.press(.character("o"), .control)
    #expect(log.presses == ["save", "cancel", "done"])
    screen.button("Save").focus()
    screen.press(.character("f"), .alt)
    screen.press(.enter)
    #expect(log.presses == ["save", "cancel", "done", "find", "save"])
  }
}
