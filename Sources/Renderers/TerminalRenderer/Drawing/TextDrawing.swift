import Elements
import Foundation

extension Painter {
  mutating func drawText(_ content: TextContent, in rect: CellRect, ambient: CellStyle) {
    guard rect.width > 0, rect.height > 0 else { return }
    let lines = content.breaking(columns: rect.width, rows: rect.height)
      .lines(of: content.glyphs(over: ambient))
    for (line, row) in zip(lines, rect.rows) {
      let room = rect.width - line.cellWidth
      let indent =
        switch content.alignment {
        case .leading: 0
        case .center: room / 2
        case .trailing: room
        }
      canvas.write(line, column: rect.columns.lowerBound + max(0, indent), row: row)
    }
  }

  mutating func drawDivider(in rect: CellRect) {
    // A divider stands between columns or lies between rows.
    let isVertical = rect.width == 1 && rect.height > 1
    canvas.fill(rect, with: isVertical ? Box.vertical : Box.horizontal, style: Theme.frame)
  }
}

extension TextContent {
  func size(for proposal: ProposedViewSize) -> CGSize {
    let lines = breaking(columns: proposal.columns, rows: proposal.rows).lines(of: glyphs())
    let width = lines.map(\.cellWidth).max() ?? 0
    return CGSize(columns: width, rows: max(lines.count, min(reservedLines, 10_000)))
  }
}
