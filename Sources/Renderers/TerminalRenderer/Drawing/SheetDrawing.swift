import Elements

extension Painter {
  /// Draws what is presented over what is dimmed behind it.
  mutating func drawSheet(_ element: Element, _ content: SheetContent, in rect: CellRect) {
    if content.style != .cover { canvas.restyle(canvas.bounds) { $0 = CellStyle.dim } }
    canvas.clear(rect)
    if content.style != .cover {
      drawBox(in: rect, style: Theme.frame)
      if content.showsHandle { drawHandle(in: rect) }
    }
    clipped(to: content.style == .cover ? rect : rect.inset(columns: 1, rows: 1)) { painter in
      painter.drawChildren(of: element, in: rect, ambient: .plain)
    }
  }

  /// What other heights are chosen by, in the middle of the upper line.
  private mutating func drawHandle(in rect: CellRect) {
    guard rect.width > 8 else { return }
    canvas.write(
      " ━━━━ ", column: rect.columns.lowerBound + rect.width / 2 - 3, row: rect.rows.lowerBound,
      style: CellStyle.dim)
  }
}
