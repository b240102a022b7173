import Testing

@testable import TerminalRenderer

struct CanvasTests {
  @Test func `A wide character takes two cells`() {
    var canvas = Canvas(width: 6, height: 1)
    #expect(canvas.write("한a", column: 1, row: 0) == 4)
    #expect(canvas.lines == [" 한a"])
    #expect(canvas[2, 0].character == nil)
  }

  @Test func `A wide character that something covers half of is blanked`() {
    var canvas = Canvas(width: 6, height: 1)
    canvas.write("한국어", column: 0, row: 0)
    canvas.write("x", column: 1, row: 0)
    #expect(canvas.lines == [" x국어"])
    canvas.write("y", column: 2, row: 0)
    #expect(canvas.lines == [" xy 어"])
    canvas.write("日", column: 3, row: 0)
    #expect(canvas.lines == [" xy日"])
  }

  @Test func `Half of a wide character does not fit at the edge`() {
    var canvas = Canvas(width: 3, height: 1)
    canvas.write("a한국", column: 0, row: 0)
    #expect(canvas.lines == ["a한"])
    canvas.write("한국", column: 0, row: 0)
    #expect(canvas.lines == ["한"])
    #expect(canvas[2, 0] == .blank)
  }

  @Test func `Drawing outside of the clip or the canvas leaves no trace`() {
    var canvas = Canvas(width: 4, height: 3)
    canvas.clipped(to: CellRect(column: 1, row: 1, width: 2, height: 1)) { canvas in
      canvas.fill(CellRect(column: -5, row: -5, width: 20, height: 20), with: "x", style: .plain)
      canvas.write("abcd", column: 0, row: 0)
    }
    canvas.write("far", column: 10, row: 10)
    canvas.write("near", column: -2, row: 2)
    #expect(canvas.lines == ["", " xx", "ar"])
  }

  @Test func `A canvas without cells takes drawing`() {
    var canvas = Canvas(width: 0, height: 0)
    canvas.write("한국", column: 0, row: 0)
    canvas.clear(CellRect(column: 0, row: 0, width: 3, height: 3))
    #expect(canvas.lines == [])
  }
}
