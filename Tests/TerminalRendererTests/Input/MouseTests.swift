import Elements
import Testing

@testable import TerminalRenderer

@MainActor
struct MouseTests {
  @Test func `A press on a button presses it and gives it the focus`() {
    var pressed = ""
    let buttons = ["first", "second"].map { name in Sample.button(name) { pressed += name } }
    let sample = SampleScreen(Sample.list(.grouped, [.init(rows: buttons)]))
    sample.press("second")
    #expect(pressed == "second")
    #expect(sample.tree.focus === buttons[1])
    #expect(sample.text.contains("▌ second"))
  }

  @Test func `A press on a toggle's label switches it`() {
    let sample = SampleScreen(Sample.toggle("Toggle", isOn: false))
    sample.press("ggle")
    #expect(sample.text.contains("[✓] Toggle"))
  }

  @Test func `A press on a stepper's signs steps it, one on its label does not`() {
    var value = 0
    let sample = SampleScreen(Sample.stepper("Value") { value += $0 })
    sample.press("+")
    sample.press("+")
    sample.press("−")
    sample.press("Value")
    #expect(value == 1)
  }

  @Test func `A press moves a slider, and so does a drag`() {
    let slider = Sample.slider(0, in: 0...10)
    let sample = SampleScreen(slider, columns: 11, rows: 1)
    func value() -> Double? {
      if case .slider(let slider) = slider.content { slider.value } else { nil }
    }
    sample.screen.handle(.mouse(MouseEvent(.press, column: 3, row: 0)))
    #expect(value() == 3)
    sample.screen.handle(.mouse(MouseEvent(.drag, column: 7, row: 5)))
    #expect(value() == 7)
    sample.screen.handle(.mouse(MouseEvent(.drag, column: 90, row: 0)))
    #expect(value() == 10)
    sample.screen.handle(.mouse(MouseEvent(.release, column: 90, row: 0)))
    sample.screen.handle(.mouse(MouseEvent(.drag, column: 1, row: 0)))
    #expect(value() == 10)
  }

  @Test func `A press puts the cursor of a field`() {
    let sample = SampleScreen(Sample.field("a한국b"), columns: 20, rows: 1)
    sample.screen.handle(.mouse(MouseEvent(.press, column: 3, row: 0)))
    sample.type("|")
    #expect(sample.text == "a한|국b")
    sample.screen.handle(.mouse(MouseEvent(.press, column: 15, row: 0)))
    sample.type("!")
    #expect(sample.text == "a한|국b!")
  }

  @Test func `A press on the way back goes back`() {
    var wentBack = 0
    let page = Sample.page("Page", back: "List", Sample.text("content"))
    let stack = Sample.element(.navigationStack, [page]) { event in
      if event == .dismiss { wentBack += 1 }
      return event == .dismiss
    }
    let sample = SampleScreen(stack)
    sample.press("‹ List")
    sample.press("List")
    sample.press("Page")
    #expect(wentBack == 2)
  }

  @Test func `Under a dialog and on what is disabled a press does nothing`() {
    var pressed = ""
    let disabled = Sample.button("disabled") { pressed += "disabled" }
    disabled.attributes.isEnabled = false
    let sample = SampleScreen(
      Sample.column([Sample.button("behind") { pressed += "behind" }, disabled]), columns: 60)
    sample.press("disabled")
    sample.present(
      Sample.element(
        .dialog(DialogContent(kind: .alert, title: "Title")),
        [Sample.button("OK") { pressed += "OK" }]))
    sample.screen.handle(.mouse(MouseEvent(.press, column: 30, row: 0)))
    sample.press("OK")
    #expect(pressed == "OK")
  }

  @Test func `A press anywhere, on or off the screen, is taken`() {
    let sample = SampleScreen(Sample.field("text"), columns: 10, rows: 2)
    for column in [-1, 0, 9, 10, 5000] {
      for row in [-1, 0, 1, 2, 5000] {
        sample.screen.handle(.mouse(MouseEvent(.press, column: column, row: row)))
        sample.screen.handle(.mouse(MouseEvent(.wheelUp, column: column, row: row)))
      }
    }
    #expect(sample.text.contains("text"))
  }
}
