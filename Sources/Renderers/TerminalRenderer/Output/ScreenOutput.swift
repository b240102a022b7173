import Foundation

/// Writes what changed on the screen, and just that.
struct ScreenOutput: Sendable {
  let rendition: GraphicRendition
  /// What the terminal shows; `nil` when that is not known.
  private var shown: Canvas?
  private var shownCursor: CellPoint?

  init(depth: ColorDepth) {
    rendition = GraphicRendition(depth: depth)
  }

  /// Forgets what the terminal shows: the next frame is written whole.
  mutating func invalidate() {
    shown = nil
  }

  /// The bytes that make the terminal show a canvas, with its cursor at a place or hidden. Empty
  /// when it does already.
  ///
  /// - Parameter rows: The rows that may differ from the frame before.
  mutating func frame(_ canvas: Canvas, rows: IndexSet, cursor: CellPoint?) -> String {
    var body = ""
    var pen = Pen(rendition: rendition)
    if let shown, shown.width == canvas.width, shown.height == canvas.height {
      for row in rows where row < canvas.height {
        write(canvas.row(row), over: shown.row(row), row: row, pen: &pen, to: &body)
      }
    } else {
      body += "\u{1B}[0m\u{1B}[2J"
      let blank = Canvas(width: canvas.width, height: 1)
      for row in 0..<canvas.height {
        write(canvas.row(row), over: blank.row(0), row: row, pen: &pen, to: &body)
      }
    }
    defer {
      shown = canvas
      shownCursor = cursor
    }
    guard !body.isEmpty || cursor != shownCursor else { return "" }
    // Shown at once, where the terminal knows how; the cursor does not flicker through the frame.
    return "\u{1B}[?2026h\u{1B}[?25l" + body + pen.rest
      + (cursor.map { Self.move(to: $0) + "\u{1B}[?25h" } ?? "") + "\u{1B}[?2026l"
  }

  private func write(
    _ new: ArraySlice<Cell>, over old: ArraySlice<Cell>, row: Int, pen: inout Pen,
    to body: inout String
  ) {
    guard new != old else { return }
    var column = 0
    // After a character whose width the terminal may see differently, nothing in the row is sure.
    var isUncertain = false
    while column < new.count {
      let cell = new[new.startIndex + column]
      let previous = old[old.startIndex + column]
      let width = Self.isWide(new, column) ? 2 : 1
      let changed =
        isUncertain || cell != previous
        || (width == 2 && new[new.startIndex + column + 1] != old[old.startIndex + column + 1])
      if changed {
        let uncertain = cell.character?.hasUncertainWidth == true
        isUncertain =
          isUncertain || uncertain || previous.character?.hasUncertainWidth == true
        pen.go(to: CellPoint(column: column, row: row), in: &body)
        pen.use(cell.style, in: &body)
        if uncertain {
          // Its cells are blanked first, in case the terminal leaves one of them alone.
          body += String(repeating: " ", count: width)
          body += Self.move(to: CellPoint(column: column, row: row))
        }
        body.append(cell.character ?? " ")
        pen.place = uncertain ? nil : CellPoint(column: column + width, row: row)
      }
      column += width
    }
  }

  private static func isWide(_ row: ArraySlice<Cell>, _ column: Int) -> Bool {
    column + 1 < row.count && row[row.startIndex + column + 1].character == nil
  }

  fileprivate static func move(to point: CellPoint) -> String {
    "\u{1B}[\(point.row + 1);\(point.column + 1)H"
  }
}

/// Where the terminal's cursor stands and how it writes, as far as that is known.
private struct Pen {
  let rendition: GraphicRendition
  var place: CellPoint?
  private var style: CellStyle?

  init(rendition: GraphicRendition) { self.rendition = rendition }

  /// Brings the terminal's look back to its own.
  var rest: String { style == nil ? "" : "\u{1B}[0m" }

  mutating func go(to point: CellPoint, in body: inout String) {
    if place != point { body += ScreenOutput.move(to: point) }
    place = point
  }

  mutating func use(_ style: CellStyle, in body: inout String) {
    if self.style != style { body += rendition.sequence(for: style) }
    self.style = style
  }
}
