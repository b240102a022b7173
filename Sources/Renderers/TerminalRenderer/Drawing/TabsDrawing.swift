import Elements

extension Painter {
  mutating func drawTab(
    _ element: Element, _ content: TabContent, in rect: CellRect, ambient: CellStyle
  ) {
    guard !rect.isEmpty else { return }
    var style = content.isSelected ? ambient : ambient.with(.dim)
    if content.isSelected {
      style.foreground = Theme.tint(element.attributes)
      style.traits.insert(.bold)
      if !element.children.isEmpty { style.traits.insert(.underlined) }
    }
    if hasFocus(element) {
      style.traits.insert(.inverse)
      style.traits.remove(.dim)
    }
    clipped(to: rect) { painter in
      painter.canvas.fill(rect, style: style)
      if element.children.isEmpty {
        painter.canvas.write(
          content.isSelected ? "●" : "○", column: rect.columns.lowerBound,
          row: rect.rows.lowerBound, style: style)
      } else {
        painter.drawChildren(of: element, in: rect, ambient: style)
      }
    }
  }
}
