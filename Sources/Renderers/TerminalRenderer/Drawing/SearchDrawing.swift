import Elements

extension Painter {
  mutating func drawSearch(_ element: Element, in rect: CellRect, ambient: CellStyle) {
    drawChildren(of: element, in: rect, ambient: ambient)
    let isFocused = element.children.last.map(hasFocus) ?? false
    canvas.write(
      "⌕", column: rect.columns.lowerBound + 1, row: rect.rows.lowerBound,
      style: isFocused ? ambient.colored(Theme.tint(element.attributes)) : ambient.with(.dim))
  }
}
