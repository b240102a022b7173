import Foundation
import Testing

@testable import TerminalRenderer

struct ScreenOutputTests {
  @Test func `A frame writes what changed, and just that`() {
    var output = ScreenOutput(depth: .full)
    var canvas = Canvas(width: 20, height: 3)
    canvas.write("Count: 1", column: 0, row: 1)
    _ = output.frame(canvas, rows: all(canvas), cursor: nil)
    canvas.write("2", column: 7, row: 1)
    let frame = output.frame(canvas, rows: all(canvas), cursor: nil)
    #expect(frame.contains("\u{1B}[2;8H"))
    #expect(frame.contains("2"))
    #expect(!frame.contains("Count"))
  }

  @Test func `A frame without changes writes nothing`() {
    var output = ScreenOutput(depth: .full)
    let canvas = Canvas(width: 20, height: 3)
    let cursor = CellPoint(column: 1, row: 1)
    #expect(!output.frame(canvas, rows: all(canvas), cursor: cursor).isEmpty)
    #expect(output.frame(canvas, rows: all(canvas), cursor: cursor).isEmpty)
    #expect(!output.frame(canvas, rows: all(canvas), cursor: nil).isEmpty)
  }

  @Test func `After it was invalidated a frame is written whole`() {
    var output = ScreenOutput(depth: .full)
    var canvas = Canvas(width: 20, height: 1)
    canvas.write("whole", column: 0, row: 0)
    _ = output.frame(canvas, rows: all(canvas), cursor: nil)
    output.invalidate()
    #expect(output.frame(canvas, rows: all(canvas), cursor: nil).contains("whole"))
  }

  @Test func `The cursor stands where it belongs, or is hidden`() {
    var output = ScreenOutput(depth: .full)
    var terminal = TerminalModel(columns: 20, rows: 3)
    var canvas = Canvas(width: 20, height: 3)
    canvas.write("text", column: 0, row: 0)
    terminal.feed(output.frame(canvas, rows: all(canvas), cursor: CellPoint(column: 4, row: 0)))
    #expect(terminal.cursor == CellPoint(column: 4, row: 0))
    #expect(terminal.modes.contains(25))
    terminal.feed(output.frame(canvas, rows: all(canvas), cursor: nil))
    #expect(!terminal.modes.contains(25))
  }

  @Test func `After a character of uncertain width everything is placed anew`() {
    var output = ScreenOutput(depth: .full)
    var canvas = Canvas(width: 20, height: 1)
    _ = output.frame(canvas, rows: all(canvas), cursor: nil)
    canvas.write("👍🏽ab", column: 0, row: 0)
    let frame = output.frame(canvas, rows: all(canvas), cursor: nil)
    #expect(frame.contains("👍🏽\u{1B}[1;3H"))
    // What a terminal drew too far is covered when the row changes again.
    canvas.write("c", column: 9, row: 0)
    canvas.write("x ", column: 0, row: 0)
    #expect(output.frame(canvas, rows: all(canvas), cursor: nil).contains("ab"))
  }

  @Test func `Whatever is drawn, the terminal shows it`() {
    var random = SplitMix(seed: 3)
    var output = ScreenOutput(depth: .full)
    var terminal = TerminalModel(columns: 12, rows: 4)
    var canvas = Canvas(width: 12, height: 4)
    let texts = ["a", "한국", "x y", "👍🏽", "e\u{301}e", "🇰🇷!", "          ", "日"]
    let styles = [
      CellStyle.plain, .bold, CellStyle(foreground: .theme(.red)), .dim.with(.inverse),
    ]
    for _ in 0..<400 {
      var rows = IndexSet()
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let row = Int.random(in: 0..<4, using: &random)
        rows.insert(row)
        canvas.write(
          texts.randomElement(using: &random)!, column: Int.random(in: 0..<12, using: &random),
          row: row, style: styles.randomElement(using: &random)!)
      }
      terminal.feed(output.frame(canvas, rows: rows, cursor: nil))
      #expect(terminal.lines == canvas.lines)
      for row in 0..<4 {
        for column in 0..<12 {
          let rendition = output.rendition.sequence(for: canvas[column, row].style)
          let style = "\u{1B}[" + terminal.cell(column: column, row: row).style + "m"
          let isBlank = canvas[column, row] == .blank
          #expect(style == rendition || isBlank && style == "\u{1B}[0m")
        }
      }
    }
  }

  @Test func `A frame has its text, a sequence for each run of a colour and a move for each row`() {
    var random = SplitMix(seed: 7)
    var output = ScreenOutput(depth: .full)
    var canvas = Canvas(width: 200, height: 60)
    _ = output.frame(canvas, rows: all(canvas), cursor: nil)
    var runs = 0
    var last: CellStyle?
    for row in 0..<60 {
      var column = 0
      while column < 200 {
        let length = min(200 - column, Int.random(in: 1...30, using: &random))
        let style = CellStyle(
          foreground: .rgb(red: UInt8(row), green: UInt8(column), blue: UInt8(length)))
        canvas.write(
          String(repeating: "x", count: length), column: column, row: row,
          style: style)
        if style != last { runs += 1 }
        last = style
        column += length
      }
    }
    let frame = output.frame(canvas, rows: all(canvas), cursor: nil)
    let sequences = frame.matches(of: /\u{1B}\[[0-9;?]*([a-zA-Z])/)
    func bytes(_ final: Substring) -> Int {
      sequences.filter { $0.1 == final }.reduce(0) { $0 + $1.0.utf8.count }
    }
    // One more brings the terminal's own look back.
    #expect(sequences.count { $0.1 == "m" } <= runs + 1)
    #expect(sequences.count { $0.1 == "H" } <= 60)
    // What is left shows the frame at once and hides the cursor.
    let shownAtOnce = "\u{1B}[?2026h\u{1B}[?25l\u{1B}[?2026l".utf8.count
    #expect(frame.utf8.count == 200 * 60 + bytes("m") + bytes("H") + shownAtOnce)
  }

  private func all(_ canvas: Canvas) -> IndexSet { IndexSet(integersIn: 0..<canvas.height) }
}
