import Elements
import Foundation

extension Painter {
  mutating func drawShape(
    _ element: Element, _ content: ShapeContent, in rect: CellRect, ambient: CellStyle
  ) {
    let visible = rect.intersection(canvas.clip)
    guard !visible.isEmpty else { return }
    let frame = CGRect(rect)
    let opacity = opacity
    func paint(_ column: Int, _ row: Int) -> CellPaint {
      content.paint.cellPaint(
        at: CGRect(CellRect(column: column, row: row, width: 1, height: 1)).center, in: frame,
        opacity: opacity, ambient: ambient)
    }
    if content.stroke == nil, let line = element.lineCharacter {
      return visible.forEachCell { canvas.drawLine(line, paint($0, $1), column: $0, row: $1) }
    }
    guard let stroke = content.stroke else {
      let coverage = content.outline.coverage(in: frame, isEvenOdd: content.isEvenOdd)
      return drawSurface(in: visible, coverage, paint)
    }
    let isThin = stroke.lineWidth < CellSize.width
    let isBox =
      switch content.outline.form {
      case .rectangle, .roundedRectangle: true
      case .ellipse: rect.height <= 3
      case .path: false
      }
    if isThin, isBox {
      drawBox(content, in: rect, paint)
    } else if isThin {
      drawThinLine(along: content.outline.path(in: frame.insetBy(dx: 2, dy: 2)), paint)
    } else {
      let line = LineCoverage(
        content.outline.path(in: frame.insetBy(dx: stroke.lineWidth / 2, dy: stroke.lineWidth / 2)),
        width: stroke.lineWidth)
      drawSurface(in: visible, line.coverage, paint)
    }
  }

  private mutating func drawSurface(
    in rect: CellRect, _ coverage: (Int, Int) -> CellCoverage, _ paint: (Int, Int) -> CellPaint
  ) {
    rect.forEachCell { column, row in
      canvas.paint(paint(column, row), coverage(column, row), column: column, row: row)
    }
  }

  /// A line around a rectangle, by the characters that terminals have for it.
  private mutating func drawBox(
    _ content: ShapeContent, in rect: CellRect, _ paint: (Int, Int) -> CellPaint
  ) {
    let isDashed = content.stroke?.dash.isEmpty == false
    let lines = BoxLines(isRound: content.outline.form != .rectangle, isDashed: isDashed)
    rect.forEachCell { column, row in
      guard let line = lines.character(column: column, row: row, of: rect) else { return }
      canvas.drawLine(line, paint(column, row), column: column, row: row)
    }
  }

  /// A line in dots, of which a cell has two by four.
  private mutating func drawThinLine(along path: Path, _ paint: (Int, Int) -> CellPaint) {
    for (cell, character) in BrailleLine(path).characters {
      canvas.drawLine(
        character, paint(cell.column, cell.row), column: cell.column, row: cell.row)
    }
  }
}

extension Element {
  /// The line that the element is to be, where it is to be thinner than half a cell.
  fileprivate var lineCharacter: Character? {
    guard let offered = proposedSize else { return nil }
    if let height = offered.height, height < CellSize.height / 2 { return Box.horizontal }
    if let width = offered.width, width < CellSize.width / 2 { return Box.vertical }
    return nil
  }
}

/// The characters of a box.
private struct BoxLines {
  let isRound: Bool
  let isDashed: Bool

  func character(column: Int, row: Int, of rect: CellRect) -> Character? {
    let isFirstRow = row == rect.rows.lowerBound
    let isLastRow = row == rect.rows.upperBound - 1
    let isFirstColumn = column == rect.columns.lowerBound
    let isLastColumn = column == rect.columns.upperBound - 1
    if rect.width == 1 { return vertical }
    if rect.height == 1 {
      // No room for lines over and under what is in it.
      if isFirstColumn { return isRound ? "(" : "[" }
      return isLastColumn ? isRound ? ")" : "]" : nil
    }
    switch (isFirstRow, isLastRow, isFirstColumn, isLastColumn) {
    case (true, _, true, _): return isRound ? Box.topLeading : "┌"
    case (true, _, _, true): return isRound ? Box.topTrailing : "┐"
    case (_, true, true, _): return isRound ? Box.bottomLeading : "└"
    case (_, true, _, true): return isRound ? Box.bottomTrailing : "┘"
    case (true, _, _, _), (_, true, _, _): return horizontal
    case (_, _, true, _), (_, _, _, true): return vertical
    default: return nil
    }
  }

  private var horizontal: Character { isDashed ? "╌" : Box.horizontal }
  private var vertical: Character { isDashed ? "╎" : Box.vertical }
}
