import Elements
import Testing

@testable import TerminalRenderer

@MainActor
struct KeyboardTests {
  @Test func `Tab and the arrows move the focus`() {
    let buttons = ["a", "b", "c"].map { Sample.button($0) }
    let sample = SampleScreen(Sample.list(.plain, [.init(rows: buttons)]))
    sample.keys(.tab)
    #expect(sample.tree.focus === buttons[0])
    sample.keys(.tab, .down)
    #expect(sample.tree.focus === buttons[2])
    sample.keys(.up)
    sample.screen.handle(.key(.tab, .shift))
    #expect(sample.tree.focus === buttons[0])
  }

  @Test func `Return and Space press a button`() {
    var presses = 0
    let sample = SampleScreen(Sample.button("Press") { presses += 1 })
    sample.keys(.tab, .enter)
    sample.type(" ")
    #expect(presses == 2)
  }

  @Test func `Return and Space switch a toggle`() {
    let sample = SampleScreen(Sample.toggle("Toggle", isOn: false))
    sample.keys(.tab, .enter)
    #expect(sample.text.contains("[✓] Toggle"))
    sample.type(" ")
    #expect(sample.text.contains("[ ] Toggle"))
  }

  @Test func `Return in a field submits it, or goes on where nothing waits for that`() {
    let fields = [Sample.field("first"), Sample.field("second")]
    let sample = SampleScreen(Sample.column(fields))
    sample.keys(.tab, .enter)
    #expect(sample.tree.focus === fields[1])
    var submissions = 0
    fields[1].respond = { event in
      if event == .submit { submissions += 1 }
      return event == .submit
    }
    sample.keys(.enter)
    #expect(submissions == 1)
    #expect(sample.tree.focus === fields[1])
  }

  @Test func `Left and right change a stepper and a slider`() {
    var value = 3
    let slider = Sample.slider(4, in: 0...10, step: 2)
    let sample = SampleScreen(
      Sample.column([Sample.stepper("Value") { value += $0 }, slider]))
    sample.keys(.tab, .right, .right, .left)
    sample.type("+")
    #expect(value == 5)
    sample.keys(.tab, .right, .right, .right, .right)
    #expect(slider.content == .slider(SliderContent(value: 10, bounds: 0...10, step: 2)))
    sample.keys(.left)
    #expect(slider.content == .slider(SliderContent(value: 8, bounds: 0...10, step: 2)))
  }

  @Test func `Typing goes into the field that has the focus`() {
    let sample = SampleScreen(Sample.field())
    sample.type("lost")
    sample.keys(.tab)
    sample.type("abc 한 ")
    sample.keys(.left, .left, .backspace)
    sample.screen.handle(.paste("x\ny"))
    #expect(sample.text.contains("abcx y한"))
    sample.screen.handle(.key(.character("w"), .control))
    sample.screen.handle(.key(.character("e"), .control))
    sample.type("!")
    #expect(sample.text.contains("abcx 한 !"))
    sample.screen.handle(.key(.left, .control))
    sample.screen.handle(.key(.character("u"), .control))
    #expect(sample.text.contains("한 !"))
    sample.keys(.home, .delete)
    sample.screen.handle(.key(.character("k"), .control))
    #expect(sample.text.contains("Prompt"))
  }

  @Test func `The terminal's cursor stands in the field that has the focus`() {
    let field = Sample.field("한a")
    let sample = SampleScreen(Sample.column([field, Sample.button("Next")]), columns: 10, rows: 2)
    #expect(sample.screen.cursor == nil)
    sample.keys(.tab)
    #expect(sample.screen.cursor == CellPoint(column: 3, row: 0))
    sample.keys(.left, .left)
    #expect(sample.screen.cursor == CellPoint(column: 0, row: 0))
    sample.keys(.tab)
    #expect(sample.screen.cursor == nil)
  }

  @Test func `A long text scrolls so that the cursor is seen`() {
    let sample = SampleScreen(Sample.field("0123456789abcdef"), columns: 8, rows: 1)
    #expect(sample.text == "01234567")
    sample.keys(.tab)
    #expect(sample.text == "9abcdef")
    #expect(sample.screen.cursor == CellPoint(column: 7, row: 0))
    sample.keys(.home)
    #expect(sample.text == "01234567")
    #expect(sample.screen.cursor == CellPoint(column: 0, row: 0))
  }

  @Test func `What follows the cursor in a long text is seen, too`() {
    let sample = SampleScreen(Sample.field("0123456789abcdefghij"), columns: 12, rows: 1)
    sample.keys(.tab, .left, .left, .left, .left)
    #expect(sample.text.contains("fghij"))
    for _ in 0..<6 { sample.keys(.left) }
    #expect(sample.text.contains("abc"))
  }

  @Test func `A text that the app refuses or changes is what the field shows`() {
    let sample = SampleScreen(Sample.field("ab") { String($0.filter(\.isLetter)).uppercased() })
    sample.keys(.tab)
    sample.type("1")
    #expect(sample.text.contains("AB"))
    sample.keys(.left)
    sample.type("2c")
    #expect(sample.text.contains("ACB"))
    sample.type("3")
    sample.keys(.delete)
    #expect(sample.text.contains("AC"))
    #expect(!sample.text.contains("B"))
  }

  @Test func `Escape dismisses a dialog, else goes back`() {
    var dismissed: [String] = []
    func dismissal(_ name: String) -> (ElementEvent) -> Bool {
      { event in
        if event == .dismiss { dismissed.append(name) }
        return event == .dismiss
      }
    }
    let page = Sample.page("Page", back: "Back", Sample.button("Button"))
    let stack = Sample.element(.navigationStack, [page], respond: dismissal("page"))
    let sample = SampleScreen(stack)
    sample.keys(.escape)
    sample.keys(.tab, .escape)
    sample.present(
      Sample.element(
        .dialog(DialogContent(kind: .alert, title: "Title")), [Sample.button("OK")],
        respond: dismissal("dialog")))
    sample.keys(.escape)
    #expect(dismissed == ["page", "page", "dialog"])
  }

  @Test func `Left and right go between the buttons of an alert`() {
    var pressed = ""
    let sample = SampleScreen(Sample.text("behind"))
    sample.present(
      Sample.element(
        .dialog(DialogContent(kind: .alert, title: "Title")),
        [Sample.button("No") { pressed += "n" }, Sample.button("Yes") { pressed += "y" }]))
    sample.keys(.right, .enter, .left, .enter)
    #expect(pressed == "yn")
  }

  @Test func `A field that went is edited no more`() {
    let field = Sample.field("text")
    let column = Sample.column([field, Sample.button("Button")])
    let sample = SampleScreen(column)
    sample.keys(.tab)
    column.setChildren([column.children[1]])
    sample.tree.update()
    sample.type("x")
    #expect(field.content == .textField(TextFieldContent(text: "text", prompt: "Prompt")))
    #expect(sample.screen.cursor == nil)
  }
}
