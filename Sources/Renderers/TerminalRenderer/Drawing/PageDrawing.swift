import Elements
import Foundation

extension Painter {
  mutating func drawPage(
    _ element: Element, _ content: PageContent, in rect: CellRect, ambient: CellStyle
  ) {
    clipped(to: rect) { painter in
      painter.drawChildren(of: element, in: rect, ambient: ambient)
      painter.drawHeader(PageHeader(content, in: rect))
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

/// The head of a page: the way back, the title and a rule under them.
struct PageHeader {
  let title: String
  let columns: Range<Int>
  let row: Int
  let height: Int
  let back: (text: String, columns: Range<Int>)?
  let titleColumns: Range<Int>

  init(_ content: PageContent, in rect: CellRect) {
    title = content.title
    columns = rect.columns
    row = rect.rows.lowerBound
    height = Self.height(content, rows: rect.height)
    var start = rect.columns.lowerBound + 1
    if let backTitle = content.backTitle {
      let text = "‹ " + (backTitle.isEmpty ? "Back" : backTitle)
      let end = start + min(text.cellWidth, max(0, rect.width - 2))
      back = (text, start..<end)
      start = end + 2
    } else {
      back = nil
    }
    titleColumns = start..<max(start, rect.columns.upperBound - 1)
  }

  /// A page of few rows keeps them for what is in it.
  static func height(_ content: PageContent, rows: Int?) -> Int {
    if content.title.isEmpty, content.backTitle == nil { return 0 }
    switch rows ?? Int.max {
    case ..<3: return 0
    case ..<8: return 1
    default: return 2
    }
  }

  /// Whether a press at a place goes back.
  func goesBack(at point: CellPoint) -> Bool {
    height > 0 && point.row == row && back?.columns.contains(point.column) == true
  }
}
