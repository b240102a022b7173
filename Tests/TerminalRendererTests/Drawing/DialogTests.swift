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
