import Elements
import Testing

@testable import TerminalRenderer

@MainActor
struct ScrollingTests {
  private func sample() -> SampleScreen {
    let rows = (0..<40).map { Sample.button("Row \($0)") }
    return SampleScreen(Sample.list(.plain, [.init(rows: rows)]), columns: 14, rows: 4)
  }

  private func rows(_ sample: SampleScreen) -> [String] {
    sample.screen.canvas.lines.map { String($0.prefix(8)).trimmingSuffix(" ") }
  }

  @Test func `The wheel scrolls the list under it`() {
    let sample = sample()
    sample.screen.handle(.mouse(MouseEvent(.wheelDown, column: 3, row: 2)))
    #expect(rows(sample) == ["  Row 3", "  Row 4", "  Row 5", "  Row 6"])
    sample.screen.handle(.mouse(MouseEvent(.wheelUp, column: 3, row: 2)))
    #expect(rows(sample) == ["  Row 0", "  Row 1", "  Row 2", "  Row 3"])
  }

  @Test func `Many turns of the wheel are one way, as long as it is`() {
    let texts = (0..<100_000).map { Sample.text("Row \($0)") }
    let sample = SampleScreen(Sample.list(.plain, [.init(rows: texts)]), columns: 20, rows: 4)
    sample.screen.turnWheel(100_000, column: 3, row: 2)
    #expect(sample.text.contains("Row 99999"))
    sample.screen.turnWheel(-100_000, column: 3, row: 2)
    #expect(rows(sample).first == "  Row 0")
    sample.screen.turnWheel(30_000, column: 3, row: 2)
    #expect(sample.text.hasPrefix("  Row 90000"))
  }

  @Test func `A list that becomes lower keeps the focus, and shows it`() {
    let sample = sample()
    sample.screen.resize(columns: 14, rows: 16)
    sample.keys(.end)
    #expect(sample.tree.focus?.text == "Row 39")
    sample.screen.resize(columns: 14, rows: 3)
    #expect(sample.tree.focus?.text == "Row 39")
    #expect(rows(sample) == ["  Row 37", "  Row 38", "▌ Row 39"])
  }

  @Test func `The focus stays with its row while that is in sight, and in sight when it is not`() {
    let sample = sample()
    sample.keys(.tab, .down, .down, .down)
    sample.screen.handle(.mouse(MouseEvent(.wheelDown, column: 3, row: 2)))
    #expect(rows(sample) == ["▌ Row 3", "  Row 4", "  Row 5", "  Row 6"])
    sample.screen.handle(.mouse(MouseEvent(.wheelDown, column: 3, row: 2)))
    #expect(rows(sample) == ["▌ Row 6", "  Row 7", "  Row 8", "  Row 9"])
    sample.screen.handle(.mouse(MouseEvent(.wheelUp, column: 3, row: 2)))
    sample.screen.handle(.mouse(MouseEvent(.wheelUp, column: 3, row: 2)))
    #expect(rows(sample) == ["  Row 0", "  Row 1", "  Row 2", "▌ Row 3"])
  }

  @Test func `Page keys scroll by what is in sight less a line`() {
    let sample = sample()
    sample.keys(.pageDown)
    #expect(rows(sample) == ["  Row 3", "  Row 4", "  Row 5", "  Row 6"])
    sample.keys(.tab)
    #expect(rows(sample).first == "▌ Row 3")
    sample.keys(.pageDown)
    #expect(rows(sample) == ["▌ Row 6", "  Row 7", "  Row 8", "  Row 9"])
    sample.keys(.pageUp)
    #expect(rows(sample) == ["  Row 3", "  Row 4", "  Row 5", "▌ Row 6"])
    sample.keys(.end, .pageDown)
    #expect(rows(sample).last == "▌ Row 39")
    sample.keys(.home)
    #expect(rows(sample).first == "▌ Row 0")
  }
}

extension String {
  fileprivate func trimmingSuffix(_ character: Character) -> String {
    var trimmed = self
    while trimmed.last == character { trimmed.removeLast() }
    return trimmed
  }
}
