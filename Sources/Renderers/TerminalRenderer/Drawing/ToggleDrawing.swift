import Elements
import Foundation

extension Painter {
  mutating func drawToggle(
    _ element: Element, _ content: ToggleContent, in rect: CellRect, ambient: CellStyle
  ) {
    let isActive = content.isOn && element.attributes.isEnabled
    let mark = isActive ? ambient.colored(Theme.tint(element.attributes)).with(.bold) : ambient
    let frame = hasFocus(element) ? Theme.focused(element, over: ambient) : ambient.with(.dim)
    var column = rect.columns.lowerBound
    column = canvas.write("[", column: column, row: rect.rows.lowerBound, style: frame)
    column = canvas.write(
      content.isOn ? "✓" : " ", column: column, row: rect.rows.lowerBound, style: mark)
    canvas.write("]", column: column, row: rect.rows.lowerBound, style: frame)
    drawChildren(
      of: element, in: rect, ambient: hasFocus(element) ? ambient.with(.bold) : ambient)
  }

  mutating func drawDisclosure(
    _ element: Element, _ content: DisclosureContent, in rect: CellRect, ambient: CellStyle
  ) {
    let style = hasFocus(element) ? ambient.with(.bold) : ambient
    canvas.write(
      content.isExpanded ? "▾" : "▸", column: rect.columns.lowerBound, row: rect.rows.lowerBound,
      style: ambient.colored(Theme.tint(element.attributes)))
    drawChildren(of: element, in: rect, ambient: style)
  }
}

extension Theme {
  /// The look of the part of a control that shows its focus.
  @MainActor
  static func focused(_ element: Element, over ambient: CellStyle) -> CellStyle {
    ambient.colored(tint(element.attributes)).with(.bold)
  }
}
