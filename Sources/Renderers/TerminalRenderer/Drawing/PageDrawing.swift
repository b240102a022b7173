import Elements
import Foundation

extension Painter {
  mutating func drawPage(
    _ element: Element, _ content: PageContent, in rect: CellRect, ambient: CellStyle
  ) {
    clipped(to: rect) { painter in
      painter.drawHeader(PageHeader(content, bars: PageBars(of: element), in: rect))
      painter.drawChildren(of: element, in: rect, ambient: ambient)
    }
  }

  private mutating func drawHeader(_ header: PageHeader) {
    guard header.height > 0 else { return }
    if let back = header.back {
      canvas.write(
        back.text, column: back.columns.lowerBound, row: header.row,
        style: CellStyle.plain.colored(Theme.accent))
    }
    let title = LineBreaking(width: header.titleColumns.count, limit: 1)
      .lines(of: Glyph.glyphs(of: header.title, style: .bold))
    canvas.write(title[0], column: header.titleColumns.lowerBound, row: header.row)
    if header.height > 1 {
      canvas.fill(
        CellRect(columns: header.columns, rows: header.row + 1..<header.row + 2),
        with: Box.horizontal, style: Theme.frame)
    }
  }
}
