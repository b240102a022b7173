import Elements
import Foundation

extension Painter {
  /// Draws a dialog over what is dimmed behind it.
  mutating func drawDialog(_ element: Element, _ content: DialogContent, in rect: CellRect) {
    canvas.restyle(canvas.bounds) { $0 = CellStyle.dim }
    canvas.fill(rect)
    drawBox(in: rect, style: CellStyle.plain.colored(Theme.accent))
    let inner = rect.inset(columns: 1 + DialogLayout.padding, rows: 1)
    let title = DialogLayout.titleLines(content, width: inner.width)
    for (line, row) in zip(title, inner.rows) {
      let column = inner.columns.lowerBound + max(0, inner.width - line.cellWidth) / 2
      canvas.write(line, column: column, row: row)
    }
    clipped(to: rect.inset(columns: 1, rows: 1)) { painter in
      painter.drawChildren(of: element, in: rect, ambient: .plain)
    }
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
