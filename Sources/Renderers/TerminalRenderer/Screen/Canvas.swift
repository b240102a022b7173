/// A screen of cells in memory: what drawing writes and what the output compares.
///
/// Drawing outside of the clip leaves no trace, so that a part can be drawn anew with the code that
/// draws the whole. What is written without a background of its own stands on the one that is there.
struct Canvas: Equatable, Sendable {
  let width: Int
  let height: Int
  private var cells: [Cell]

  /// Where drawing has an effect.
  var clip: CellRect

  init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    cells = Array(repeating: .blank, count: self.width * self.height)
    clip = CellRect(column: 0, row: 0, width: width, height: height)
  }

  var bounds: CellRect { CellRect(column: 0, row: 0, width: width, height: height) }

  /// The cells of a row, which must be on the canvas.
  func row(_ row: Int) -> ArraySlice<Cell> { cells[row * width..<(row + 1) * width] }

  /// The cell at a place, which must be on the canvas.
  subscript(column: Int, row: Int) -> Cell { cells[row * width + column] }

  /// Runs drawing that must not leave a rectangle.
  mutating func clipped(to rect: CellRect, _ draw: (inout Canvas) -> Void) {
    let outer = clip
    clip = clip.intersection(rect)
    if !clip.isEmpty { draw(&self) }
    clip = outer
  }

  /// Writes glyphs in one row, and returns the column after them.
  @discardableResult
  mutating func write(_ glyphs: some Sequence<Glyph>, column: Int, row: Int) -> Int {
    var column = column
    for glyph in glyphs {
      put(glyph, column: column, row: row)
      column += glyph.width
    }
    return column
  }

  /// Writes text in one row, and returns the column after it.
  @discardableResult
  mutating func write(
    _ text: some StringProtocol, column: Int, row: Int, style: CellStyle = .plain
  ) -> Int {
    write(Glyph.glyphs(of: text, style: style), column: column, row: row)
  }

  /// Blanks a rectangle.
  mutating func clear(_ rect: CellRect) {
    let rect = rect.intersection(clip)
    for row in rect.rows {
      for column in rect.columns { set(.blank, column: column, row: row) }
    }
  }

  /// Writes a character into each cell of a rectangle.
  mutating func fill(_ rect: CellRect, with character: Character = " ", style: CellStyle) {
    let rect = rect.intersection(clip)
    for row in rect.rows {
      for column in rect.columns {
        put(Glyph(character: character, width: 1, style: style), column: column, row: row)
      }
    }
  }

  /// Changes the look of what stands in a rectangle.
  mutating func restyle(_ rect: CellRect, _ change: (inout CellStyle) -> Void) {
    let rect = rect.intersection(clip)
    for row in rect.rows {
      for column in rect.columns { change(&cells[row * width + column].style) }
    }
  }

  private mutating func put(_ glyph: Glyph, column: Int, row: Int) {
    guard glyph.width > 0, clip.rows.contains(row), clip.columns.contains(column) else { return }
    guard glyph.width == 1 || clip.columns.contains(column + 1) else {
      // Half of a wide character cannot be shown.
      return put(Glyph(character: " ", width: 1, style: glyph.style), column: column, row: row)
    }
    separate(before: column, row: row)
    separate(before: column + glyph.width, row: row)
    let index = row * width + column
    let style = glyph.style.over(cells[index].style.background)
    cells[index] = Cell(character: glyph.character, style: style)
    if glyph.width == 2 { cells[index + 1] = Cell(character: nil, style: style) }
  }

  /// Replaces a cell, whatever was under it.
  mutating func set(_ cell: Cell, column: Int, row: Int) {
    guard clip.rows.contains(row), clip.columns.contains(column) else { return }
    separate(before: column, row: row)
    separate(before: column + 1, row: row)
    cells[row * width + column] = cell
  }

  /// Blanks a wide character that stands across a column's left edge, since one half of it is about
  /// to be overwritten.
  private mutating func separate(before column: Int, row: Int) {
    guard column > 0, column < width else { return }
    let index = row * width + column
    guard cells[index].character == nil else { return }
    cells[index - 1].character = " "
    cells[index].character = " "
  }
}

extension Canvas {
  /// What stands on the screen, a string a row, without the spaces at the end of a row.
  var lines: [String] {
    (0..<height).map { row in
      var line = String(self.row(row).compactMap(\.character))
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
