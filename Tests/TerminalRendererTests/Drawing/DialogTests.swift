import Elements
import Testing

@testable import TerminalRenderer

@MainActor
struct DialogTests {
  private func dialog(_ kind: DialogContent.Kind, _ children: [Element]) -> Element {
    Sample.element(.dialog(DialogContent(kind: kind, title: "Title")), children)
  }

  @Test func `An alert stands in the middle, its buttons side by side`() {
    let sample = SampleScreen(Sample.text("behind"), columns: 40, rows: 9)
    sample.present(
      dialog(.alert, [Sample.text("한국어 message"), Sample.button("Cancel"), Sample.button("OK")]))
    #expect(
      sample.text == """

             ╭────────────────────────────╮
             │           Title            │
             │       한국어 message       │
             │                            │
             │   [ Cancel ]  [   OK   ]   │
             ╰────────────────────────────╯
        """)
  }

  @Test func `A confirmation has its buttons below each other`() {
    let sample = SampleScreen(Sample.text("behind"), columns: 40, rows: 9)
    sample.present(
      dialog(.confirmation, [Sample.button("Increment"), Sample.button("No")]))
    #expect(
      sample.text == """

             ╭────────────────────────────╮
             │           Title            │
             │                            │
             │       [ Increment ]        │
             │       [    No     ]        │
             ╰────────────────────────────╯
        """)
  }

  @Test func `Buttons that do not fit side by side stand below each other`() {
    let sample = SampleScreen(Sample.text("behind"), columns: 30, rows: 9)
    sample.present(dialog(.alert, [Sample.button("A long title"), Sample.button("Another one")]))
    #expect(sample.text.contains("[ A long title ]"))
    #expect(sample.text.contains("[ Another one  ]"))
  }

  @Test func `What is behind a dialog is dim, and back when it goes`() {
    let sample = SampleScreen(
      Sample.text("behind") { $0.color = .red }, columns: 40, rows: 12)
    let before = sample.screen.canvas
    sample.window.setChildren(sample.window.children + [dialog(.alert, [Sample.button("OK")])])
    sample.tree.update()
    #expect(sample.screen.canvas[0, 0].style == .dim)
    sample.window.setChildren([sample.window.children[0]])
    sample.tree.update()
    #expect(sample.screen.canvas == before)
  }

  private func longDialog() -> Element {
    dialog(
      .confirmation,
      (0..<6).map { Sample.text("Line \($0)") } + (0..<8).map { Sample.button("Choice \($0)") })
  }

  @Test func `The focused button of a dialog that is too high is always in sight`() {
    for (columns, rows) in [(40, 12), (20, 6), (16, 3), (16, 1)] {
      let sample = SampleScreen(
        Sample.text("behind"), columns: columns, rows: rows, showsKeyHints: true)
      sample.present(longDialog())
      for key in [InputEvent.Key.down, .up, .tab] {
        for _ in 0..<9 {
          sample.keys(key)
          let focus = sample.tree.focus?.text ?? ""
          #expect(sample.text.contains(focus), "\(columns)×\(rows)\n\(sample.text)")
        }
      }
    }
  }

  @Test func `A dialog that is too high shows some of its text and some of its buttons`() {
    let sample = SampleScreen(Sample.text("behind"), columns: 32, rows: 9)
    sample.present(longDialog())
    sample.keys(.down, .down, .down, .down, .down)
    #expect(
      sample.text == """
         ╭────────────────────────────╮
         │           Title            ┃
         │           Line 0           ↓
         │        [ Choice 1 ]        ┃
         │        [ Choice 2 ]        ┃
         │        [ Choice 3 ]        ┃
         │        [ Choice 4 ]        │
         │        [ Choice 5 ]        │
         ╰────────────────────────────╯
        """)
  }

  @Test func `The text of a dialog that is too high is scrolled by page keys and the wheel`() {
    let sample = SampleScreen(Sample.text("behind"), columns: 32, rows: 9)
    sample.present(longDialog())
    #expect(sample.text.contains("Title"))
    for _ in 0..<9 { sample.keys(.pageDown) }
    #expect(sample.text.contains("Line 5"))
    #expect(!sample.text.contains("Title"))
    sample.screen.handle(.mouse(MouseEvent(.wheelUp, column: 9, row: 2)))
    #expect(sample.text.contains("Line 1"))
    // Over the first button, the upward key reads on.
    sample.keys(.up, .up, .up)
    #expect(sample.text.contains("Title"))
  }

  @Test func `The mouse presses what it sees of a dialog's buttons`() {
    let sample = SampleScreen(Sample.text("behind"), columns: 32, rows: 9, showsKeyHints: true)
    var pressed: [Int] = []
    sample.present(
      dialog(
        .confirmation, (0..<12).map { n in Sample.button("Choice \(n)") { pressed.append(n) } }))
    for row in 0..<9 {
      sample.screen.handle(.mouse(MouseEvent(.press, column: 15, row: row)))
      let line = sample.screen.canvas.lines[row]
      #expect(pressed.isEmpty != line.contains("Choice"), "\(row) \(pressed)\n\(sample.text)")
      if let number = pressed.first { #expect(line.contains("Choice \(number) ")) }
      pressed = []
    }
  }

  @Test func `A dialog over another is shown alone`() {
    let sample = SampleScreen(Sample.text("behind"), columns: 50, rows: 20)
    let lower = dialog(
      .alert, (0..<9).map { Sample.text("A long line \($0)") } + [Sample.button("OK")])
    sample.window.setChildren(sample.window.children + [lower])
    sample.tree.update()
    let before = sample.screen.canvas
    #expect(sample.text.contains("A long line 8"))
    sample.window.setChildren(sample.window.children + [dialog(.alert, [Sample.button("Yes")])])
    sample.tree.update()
    #expect(!sample.text.contains("A long line"))
    sample.window.setChildren([sample.window.children[0], lower])
    sample.tree.update()
    #expect(sample.screen.canvas == before)
  }

  @Test func `A dialog fits a screen of one cell, and of none`() {
    for size in [0, 1, 2, 3] {
      let sample = SampleScreen(Sample.text("behind"), columns: size, rows: size)
      sample.present(dialog(.alert, [Sample.text("message"), Sample.button("OK")]))
      #expect(sample.screen.canvas.width == size)
      sample.screen.resize(columns: 40, rows: 9)
      #expect(sample.text.contains("[   OK   ]"))
    }
  }
}
