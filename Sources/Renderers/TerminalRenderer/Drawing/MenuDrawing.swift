import Elements

extension Painter {
  /// Draws a menu over what is there.
  mutating func drawMenu(_ element: Element, in rect: CellRect) {
    canvas.clear(rect)
    drawBox(in: rect, style: CellStyle.plain.colored(Theme.accent))
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
