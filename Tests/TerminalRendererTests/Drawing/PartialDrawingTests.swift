import Elements
import Foundation
import Testing

@testable import TerminalRenderer

/// What changed is drawn anew, and the screen is as if all of it had been.
@MainActor
struct PartialDrawingTests {
  @Test func `A change of one element draws its rows only`() {
    let count = Sample.text("0")
    let sample = SampleScreen(
      Sample.column([Sample.text("above"), count, Sample.text("below")]), columns: 10, rows: 3)
    var drawn = IndexSet()
    sample.screen.didDraw = { drawn.formUnion($0) }
    count.content = .text(TextContent([.init("1")]))
    sample.tree.update()
    #expect(drawn == [1])
  }

  @Test func `An update without changes draws nothing`() {
    let sample = SampleScreen(Sample.button("Button"))
    var draws = 0
    sample.screen.didDraw = { _ in draws += 1 }
    sample.tree.update()
    sample.keys(.pageDown)
    #expect(draws == 0)
  }

  @Test func `Whatever is done, the screen is as if drawn whole`() {
    let items = (0..<30).map { Sample.toggle("Toggle \($0)", isOn: false) }
    let field = Sample.field("한국 text")
    let form = Sample.list(
      .grouped,
      [
        .init(header: Sample.text("First"), rows: [field, Sample.slider(3, in: 0...9)]),
        .init(rows: items, footer: Sample.text("footer")),
      ])
    let sample = SampleScreen(
      Sample.page("Title", form), columns: 32, rows: 14, showsKeyHints: true)
    var random = SplitMix(seed: 11)
    let keys: [InputEvent] = [
      .key(.tab), .key(.down), .key(.up), .key(.enter), .key(.right), .key(.left), .key(.pageDown),
      .key(.pageUp), .key(.home), .key(.end), .text("한"), .text(" "), .key(.backspace),
      .key(.tab, .shift),
    ]
    for step in 0..<400 {
      switch Int.random(in: 0..<12, using: &random) {
      case 0:
        let event = MouseEvent(
          [.press, .drag, .wheelUp, .wheelDown].randomElement(using: &random)!,
          column: Int.random(in: 0..<32, using: &random),
          row: Int.random(in: 0..<14, using: &random))
        sample.screen.handle(.mouse(event))
      case 1:
        if sample.window.children.count > 1 {
          sample.window.setChildren([sample.window.children[0]])
          sample.tree.update()
        } else {
          sample.present(
            Sample.element(
              .dialog(DialogContent(kind: .alert, title: "Title")), [Sample.button("OK")]))
        }
      default: sample.screen.handle(keys.randomElement(using: &random)!)
      }
      let partly = sample.screen.canvas
      let cursor = sample.screen.cursor
      sample.screen.damageRows(0..<14)
      sample.screen.drawDamage()
      #expect(partly.lines == sample.screen.canvas.lines, "step \(step)")
      #expect(partly == sample.screen.canvas, "step \(step)")
      #expect(cursor == sample.screen.cursor, "step \(step)")
    }
  }
}
