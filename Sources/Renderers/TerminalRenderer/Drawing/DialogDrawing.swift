import Elements
import Foundation

extension Painter {
  /// Draws a dialog over what is dimmed behind it.
  mutating func drawDialog(_ element: Element, _ content: DialogContent, in rect: CellRect) {
    canvas.restyle(canvas.bounds) { $0 = CellStyle.dim }
    canvas.clear(rect)
    guard let scroll = dialogScrolls.first(where: { $0.dialog === element }) else { return }
    let style = CellStyle.plain.colored(Theme.accent)
    if scroll.hasBox { drawBox(in: rect, style: style) }
    let inner = rect.inset(columns: 1, rows: scroll.hasBox ? 1 : 0)
    let text = CellRect(
      column: inner.columns.lowerBound, row: inner.rows.lowerBound, width: inner.width,
      height: scroll.text.visible)
    let buttons = CellRect(
      column: inner.columns.lowerBound, row: inner.rows.upperBound - scroll.buttons.visible,
      width: inner.width, height: scroll.buttons.visible)
    let origin = CGPoint(column: rect.columns.lowerBound, row: rect.rows.lowerBound)
    clipped(to: text) { painter in
      painter.drawTitle(content, in: text, from: scroll.text.offset)
      for child in element.children where !child.isButton { painter.draw(child, origin: origin) }
    }
    clipped(to: buttons) { painter in
      for child in element.children where child.isButton { painter.draw(child, origin: origin) }
    }
    let edge = rect.columns.upperBound - 1
    drawScrollBar(scroll.text, column: edge, rows: text.rows, style: style)
    drawScrollBar(scroll.buttons, column: edge, rows: buttons.rows, style: style)
    drawScrollArrows(scroll.text, column: edge, rows: text.rows)
  }

  /// Shows that there is more of a text above or below: what is cut may look whole.
  private mutating func drawScrollArrows(
    _ span: DialogScroll.Span, column: Int, rows: Range<Int>
  ) {
    guard span.isCut, !rows.isEmpty else { return }
    if span.inSight.lowerBound > 0 {
      canvas.write("↑", column: column, row: rows.lowerBound, style: .bold)
    }
    if span.inSight.upperBound < span.count {
      canvas.write("↓", column: column, row: rows.upperBound - 1, style: .bold)
    }
  }

  private mutating func drawTitle(_ content: DialogContent, in rect: CellRect, from offset: Int) {
    let inner = rect.inset(columns: DialogLayout.padding(columns: canvas.width))
    let lines = DialogLayout.titleLines(content, width: inner.width)
    for (index, line) in lines.enumerated() {
      let column = inner.columns.lowerBound + max(0, inner.width - line.cellWidth) / 2
      canvas.write(line, column: column, row: rect.rows.lowerBound + index - offset)
    }
  }

  /// Shows which of the rows are in sight, when not all of them are.
  mutating func drawScrollBar(
    _ span: DialogScroll.Span, column: Int, rows: Range<Int>, style: CellStyle
  ) {
    guard span.isCut, !rows.isEmpty else { return }
    let length = max(1, rows.count * span.visible / span.count)
    let start = (rows.count - length) * span.offset / (span.count - span.visible)
    canvas.fill(
      CellRect(column: column, row: rows.lowerBound + start, width: 1, height: length),
      with: "┃", style: style)
  }

  mutating func drawBox(in rect: CellRect, style: CellStyle) {
    guard rect.width > 1, rect.height > 1 else { return }
    let top = rect.rows.lowerBound
    let bottom = rect.rows.upperBound - 1
    drawBoxEdge(rect.columns, row: top, Box.topLeading, Box.topTrailing, style: style)
    drawBoxEdge(rect.columns, row: bottom, Box.bottomLeading, Box.bottomTrailing, style: style)
    drawBoxSides(rect.columns, rows: top + 1..<bottom, style: style)
  }

  mutating func drawBoxEdge(
    _ columns: Range<Int>, row: Int, _ leading: Character, _ trailing: Character, style: CellStyle
  ) {
    guard columns.count > 1 else { return }
    canvas.write(String(leading), column: columns.lowerBound, row: row, style: style)
    canvas.fill(
      CellRect(columns: columns.lowerBound + 1..<columns.upperBound - 1, rows: row..<row + 1),
      with: Box.horizontal, style: style)
    canvas.write(String(trailing), column: columns.upperBound - 1, row: row, style: style)
  }

  mutating func drawBoxSides(_ columns: Range<Int>, rows: Range<Int>, style: CellStyle) {
    guard columns.count > 1 else { return }
    for column in [columns.lowerBound, columns.upperBound - 1] {
      canvas.fill(
        CellRect(columns: column..<column + 1, rows: rows), with: Box.vertical, style: style)
    }
  }
}
