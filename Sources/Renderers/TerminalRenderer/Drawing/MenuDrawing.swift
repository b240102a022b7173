import Elements

extension Painter {
  /// Draws a menu over what is there.
  mutating func drawMenu(_ element: Element, in rect: CellRect) {
    let style = CellStyle.plain.colored(Theme.accent)
    canvas.clear(rect)
    drawBox(in: rect, style: style)
    if let scroll = dialogScrolls.first(where: { $0.dialog === element }) {
      let rows = rect.inset(rows: 1).rows
      drawScrollBar(scroll.buttons, column: rect.columns.upperBound - 1, rows: rows, style: style)
    }
    clipped(to: rect.inset(columns: 1, rows: 1)) { painter in
      painter.drawChildren(of: element, in: rect, ambient: .plain)
      guard let focus = painter.focus, focus.isIn(element) else { return }
      let row = CellRect(focus.absoluteFrame).rows
      painter.canvas.fill(
        CellRect(columns: rect.columns.lowerBound + 1..<rect.columns.lowerBound + 2, rows: row),
        with: Theme.focusBar, style: CellStyle.plain.colored(Theme.tint(focus.attributes)))
    }
  }
}
