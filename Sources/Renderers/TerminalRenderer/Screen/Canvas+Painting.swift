/// What a surface does to a cell.
enum CellPaint: Equatable {
  case nothing
  /// The terminal's colour for text.
  case text(CellStyle.Traits)
  /// A colour, from 0 for one that lets everything through to 1.
  case color(TerminalColor, opacity: Double)
  /// The terminal's background.
  case window
}

extension Canvas {
  /// Paints some quarters of a cell.
  mutating func paint(_ paint: CellPaint, _ coverage: CellCoverage, column: Int, row: Int) {
    guard !coverage.isEmpty, clip.rows.contains(row), clip.columns.contains(column) else { return }
    let under = self[column, row].style.background
    switch paint {
    case .nothing:
      return
    case .text(let traits):
      let style = CellStyle(background: under, traits: traits)
      set(Cell(character: coverage.block, style: style), column: column, row: row)
    case .window:
      if coverage.isMost { set(.blank, column: column, row: row) }
    case .color(let color, let opacity):
      guard let shown = color.shown(over: under, opacity: opacity) else { return }
      let cell =
        coverage == .full
        ? Cell(character: " ", style: CellStyle(background: shown))
        : Cell(character: coverage.block, style: CellStyle(foreground: shown, background: under))
      set(cell, column: column, row: row)
    }
  }

  /// Draws a character of a line where nothing stands yet: a line never makes a text illegible.
  mutating func drawLine(_ character: Character, _ paint: CellPaint, column: Int, row: Int) {
    guard clip.rows.contains(row), clip.columns.contains(column) else { return }
    let cell = self[column, row]
    guard cell.character == " " else { return }
    var style = CellStyle(background: cell.style.background)
    switch paint {
    case .nothing, .window: return
    case .text(let traits): style.traits = traits
    case .color(let color, let opacity):
      style.foreground = color
      if opacity < 0.6 { style.traits = .dim }
    }
    set(Cell(character: character, style: style), column: column, row: row)
  }

  /// The cells of a part of the canvas, for ``restore(_:outside:)``.
  func cells(in rect: CellRect) -> CellBlock {
    let rect = rect.intersection(bounds)
    return CellBlock(
      rect: rect, cells: rect.rows.flatMap { row in rect.columns.map { self[$0, row] } })
  }

  /// Has what stood in a block of cells before show again where a shape does not cover it.
  mutating func restore(_ before: CellBlock, outside coverage: (Int, Int) -> CellCoverage) {
    let rect = before.rect.intersection(clip)
    for row in rect.rows {
      for column in rect.columns {
        let (old, new) = (before[column, row], self[column, row])
        guard old != new else { continue }
        let covered = coverage(column, row)
        if covered == .full { continue }
        if !covered.isEmpty, new.character == " ", new.style.background != .standard {
          let style = CellStyle(
            foreground: new.style.background, background: old.style.background)
          set(Cell(character: covered.block, style: style), column: column, row: row)
        } else if !covered.isMost {
          // Half of a wide character cannot be shown.
          let isWhole = old.character?.cellWidth == 1
          set(
            Cell(character: isWhole ? old.character : " ", style: old.style), column: column,
            row: row)
        }
      }
    }
  }
}

/// Some cells of a canvas, as they were.
struct CellBlock {
  let rect: CellRect
  let cells: [Cell]

  subscript(column: Int, row: Int) -> Cell {
    cells[(row - rect.rows.lowerBound) * rect.width + column - rect.columns.lowerBound]
  }
}
