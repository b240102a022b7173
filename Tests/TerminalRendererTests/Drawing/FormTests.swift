import Elements
import Testing

@testable import TerminalRenderer

@MainActor
struct FormTests {
  @Test func `A section is a box, its header in the upper line, its footer below`() {
    let form = Sample.list(
      .grouped,
      [
        .init(
          header: Sample.text("Account"), rows: [Sample.text("Name"), Sample.text("Mail")],
          footer: Sample.text("Never shown to others.")),
        .init(rows: [Sample.button("Log in")]),
      ])
    let sample = SampleScreen(Sample.page("Log in", form), columns: 30, rows: 12)
    #expect(
      sample.text == """
         Log in
        ──────────────────────────────
        ╭─ Account ──────────────────╮
        │  Name                      │
        │  Mail                      │
        ╰────────────────────────────╯
           Never shown to others.
        ╭────────────────────────────╮
        │  Log in                    │
        ╰────────────────────────────╯
        """)
  }

  @Test func `Each control has its signs`() {
    let form = Sample.list(
      .grouped,
      [
        .init(rows: [
          Sample.toggle("Off", isOn: false), Sample.toggle("On", isOn: true),
          Sample.stepper("Count: 3"),
          Sample.row([Sample.text("Size"), Sample.slider(5, in: 0...10)]),
          Sample.field(prompt: "Username"), Sample.field("secret", isSecure: true),
          Sample.button("Next", ButtonContent(look: .link)),
          Sample.element(
            .disclosure(DisclosureContent(isExpanded: false)), [Sample.text("More")]),
          Sample.element(.disclosure(DisclosureContent(isExpanded: true)), [Sample.text("Less")]),
          Sample.element(.progress(ProgressContent(fraction: 0.25)), [Sample.text("Loading")]),
          Sample.element(.progress(ProgressContent())),
        ])
      ])
    let sample = SampleScreen(form, columns: 30, rows: 16)
    #expect(
      sample.text == """
        ╭────────────────────────────╮
        │  [ ] Off                   │
        │  [✓] On                    │
        │  Count: 3         [−] [+]  │
        │  Size ━━━━━━━━━●─────────  │
        │  Username                  │
        │  ••••••                    │
        │  Next                   ›  │
        │  ▸ More                    │
        │  ▾ Less                    │
        │  Loading                   │
        │  ━━━━━──────────────  25%  │
        │  ⠋                         │
        ╰────────────────────────────╯
        """)
  }

  @Test func `The row with the focus has a bar, and the line of hints says what keys do`() {
    let form = Sample.list(
      .grouped, [.init(rows: [Sample.button("One"), Sample.toggle("Two", isOn: false)])])
    let sample = SampleScreen(form, columns: 40, rows: 8, showsKeyHints: true)
    sample.keys(.tab, .down)
    #expect(
      sample.text == """
        ╭──────────────────────────────────────╮
        │  One                                 │
        │▌ [ ] Two                             │
        ╰──────────────────────────────────────╯



         tab move   space switch   ^C quit
        """)
  }

  @Test func `A page has the way back before its title`() {
    let sample = SampleScreen(
      Sample.page("Details", back: "List", Sample.text("Hello")), columns: 20, rows: 9)
    #expect(
      sample.text == """
         ‹ List  Details
        ────────────────────



               Hello
        """)
  }

  @Test func `Where not all hints have room, the last is how to get out`() {
    for columns in [12, 20, 30, 60] {
      let sample = SampleScreen(
        Sample.button("Go"), columns: columns, rows: 10, showsKeyHints: true)
      sample.keys(.tab)
      #expect(sample.text.hasSuffix("^C quit"), "\(columns)")
    }
  }

  @Test func `A focused button has text that stands out from its surface`() {
    let destructive = Sample.button("Delete", ButtonContent(role: .destructive))
    let sample = SampleScreen(Sample.column([Sample.button("Save"), destructive]))
    sample.keys(.tab)
    func look(_ text: String) -> CellStyle? {
      let canvas = sample.screen.canvas
      for (row, line) in canvas.lines.enumerated() {
        guard let range = line.range(of: text) else { continue }
        return canvas[line.distance(from: line.startIndex, to: range.lowerBound), row].style
      }
      return nil
    }
    #expect(
      look("Save")
        == CellStyle(
          foreground: Theme.accent, background: .theme(.black), traits: [.bold, .inverse]))
    sample.keys(.tab)
    #expect(
      look("Delete")
        == CellStyle(
          foreground: .theme(.red), background: .theme(.black), traits: [.bold, .inverse]))
  }

  @Test func `The hints follow the page in front`() {
    let stack = Sample.element(.navigationStack, [Sample.page("List", Sample.text("One"))])
    let sample = SampleScreen(stack, columns: 40, rows: 9, showsKeyHints: true)
    #expect(!sample.text.contains("esc back"))
    stack.setChildren(stack.children + [Sample.page("Item", back: "List", Sample.text("Two"))])
    sample.tree.update()
    #expect(sample.text.contains("‹ List  Item"))
    #expect(sample.text.contains("esc back"))
    #expect(!sample.text.contains("One"))
  }

  @Test func `A page of few rows keeps them for its content`() {
    let page = Sample.page("Title", Sample.text("Hello"))
    #expect(SampleScreen(page, columns: 10, rows: 3).text == " Title\n  Hello")
    #expect(SampleScreen(page, columns: 10, rows: 1).text == "  Hello")
  }

  @Test func `A plain list has no boxes, and a bar where it stands when it is long`() {
    let rows = (0..<40).map { Sample.button("Row \($0)") }
    let sample = SampleScreen(
      Sample.list(.plain, [.init(header: Sample.text("Rows"), rows: rows)]), columns: 14, rows: 4)
    #expect(
      sample.text == """
          Rows       ┃
          Row 0
          Row 1
          Row 2
        """)
    sample.keys(.end)
    #expect(
      sample.text == """
          Row 36
          Row 37
          Row 38
        ▌ Row 39     ┃
        """)
  }

  @Test func `What is disabled is dim, what destroys is red`() {
    let disabled = Sample.button("Disabled")
    disabled.attributes.isEnabled = false
    let sample = SampleScreen(
      Sample.column([
        disabled, Sample.button("Delete", ButtonContent(role: .destructive)),
        Sample.text("Note") { $0.level = 1 }, Sample.text("Title") { $0.font = .headline },
      ]), columns: 12, rows: 4)
    let canvas = sample.screen.canvas
    #expect(canvas[2, 0].style == CellStyle(traits: .dim))
    #expect(canvas[2, 1].style == CellStyle(foreground: .theme(.red)))
    #expect(canvas[0, 2].style == .dim)
    #expect(canvas[0, 3].style == .bold)
  }
}
