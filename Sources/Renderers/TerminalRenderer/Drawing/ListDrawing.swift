import Elements
import Foundation

extension Painter {
  mutating func drawList(
    _ element: Element, _ content: ListContent, in rect: CellRect, ambient: CellStyle
  ) {
    guard let window = element.rows else {
      return drawChildren(of: element, in: rect, ambient: ambient)
    }
    clipped(to: rect) { painter in
      for row in window.rows {
        let frame = row.frame.offsetBy(
          dx: CGFloat(rect.columns.lowerBound) * CellSize.width,
          dy: CGFloat(rect.rows.lowerBound) * CellSize.height)
        let rowRect = CellRect(frame)
        guard rowRect.rows.overlaps(painter.canvas.clip.rows) else { continue }
        painter.drawRow(row, of: window, content, in: rowRect, list: rect, ambient: ambient)
      }
      if content.showsIndicators { painter.drawScrollMarks(of: window, in: rect) }
      if content.isRefreshing { painter.drawRefreshSign(of: element, in: rect) }
    }
  }

  private mutating func drawRow(
    _ row: RowWindow.Row, of window: RowWindow, _ content: ListContent, in rect: CellRect,
    list: CellRect, ambient: CellStyle
  ) {
    let style =
      switch row.place.role {
      case .header: ambient.with(.bold)
      case .row: ambient
      case .footer: ambient.with(.dim)
      }
    let origin = CGPoint(column: list.columns.lowerBound, row: list.rows.lowerBound)
    for element in row.elements { draw(element, origin: origin, ambient: style) }

    let inner = CellRect(
      columns: rect.columns,
      rows: rect.rows.lowerBound + Int(row.insets.top / CellSize.height)..<rect.rows.upperBound
        - Int(row.insets.bottom / CellSize.height))
    let isGrouped = content.look == .grouped
    switch row.place.role {
    case .row where isGrouped: drawBoxPart(around: inner, in: rect)
    case .header where isGrouped && window.hasRow(after: row): drawHeaderLine(in: rect)
    default: break
    }
    if let focus, row.elements.contains(where: { focus.isIn($0) }) {
      canvas.fill(
        CellRect(
          column: rect.columns.lowerBound + (isGrouped ? 1 : 0), row: inner.rows.lowerBound,
          width: 1, height: inner.height),
        with: Theme.focusBar, style: CellStyle.plain.colored(Theme.tint(focus.attributes)))
    }
  }

  /// The sides of a section's box, and the upper or lower line where the row has one.
  private mutating func drawBoxPart(around inner: CellRect, in rect: CellRect) {
    drawBoxSides(rect.columns, rows: inner.rows, style: Theme.frame)
    if inner.rows.lowerBound > rect.rows.lowerBound {
      drawBoxEdge(
        rect.columns, row: rect.rows.lowerBound, Box.topLeading, Box.topTrailing,
        style: Theme.frame)
    }
    if inner.rows.upperBound < rect.rows.upperBound {
      drawBoxEdge(
        rect.columns, row: inner.rows.upperBound, Box.bottomLeading, Box.bottomTrailing,
        style: Theme.frame)
    }
  }

  /// The upper line of a section's box around the header that stands in it already.
  private mutating func drawHeaderLine(in rect: CellRect) {
    let row = rect.rows.upperBound - 1
    guard canvas.clip.rows.contains(row), rect.width > 4 else { return }
    let start = rect.columns.lowerBound
    let end = rect.columns.upperBound
    canvas.write("╭─", column: start, row: row, style: Theme.frame)
    canvas.write(String(Box.topTrailing), column: end - 1, row: row, style: Theme.frame)
    var textEnd = end - 1
    while textEnd > start + 2, canvas[textEnd - 1, row].character == " " { textEnd -= 1 }
    // An empty header leaves a line without a gap.
    let lineStart = textEnd > start + 2 ? textEnd + 1 : textEnd
    guard lineStart < end - 1 else { return }
    canvas.fill(
      CellRect(columns: lineStart..<end - 1, rows: row..<row + 1), with: Box.horizontal,
      style: Theme.frame)
  }
}

extension RowWindow {
  /// Whether the section of a header has rows.
  @MainActor
  fileprivate func hasRow(after header: Row) -> Bool {
    let next = header.index + 1
    guard next < source.count else { return false }
    let place = source.place(at: next)
    return place.role == .row && place.section == header.place.section
  }
}
