import Elements
import Foundation

extension Painter {
  mutating func drawPicker(
    _ element: Element, _ content: PickerContent, in rect: CellRect, ambient: CellStyle
  ) {
    let isFocused = hasFocus(element)
    drawChildren(of: element, in: rect, ambient: isFocused ? ambient.with(.bold) : ambient)
    let frame = isFocused ? Theme.focused(element, over: ambient) : ambient.with(.dim)
    let row = rect.rows.lowerBound
    switch content.look {
    case .menu:
      let end = rect.columns.upperBound - 1
      let option = content.selection.flatMap { element.children.dropFirst($0 + 1).first }
      let shown = option.map { CellRect($0.absoluteFrame) }
      let start = end - (shown?.width ?? 0) - 3
      // Beside the middle of an option of several lines.
      let middle = shown.map { $0.rows.lowerBound + ($0.rows.count - 1) / 2 } ?? row
      canvas.write("‹", column: max(rect.columns.lowerBound, start), row: middle, style: frame)
      canvas.write("›", column: end, row: middle, style: frame)
    case .segmented:
      var end = rect.columns.lowerBound
      for (index, option) in element.children.dropFirst().enumerated() {
        let columns = CellRect(option.absoluteFrame).columns
        let sign = index == 0 ? "[" : "│"
        canvas.write(sign, column: columns.lowerBound - 1, row: row, style: ambient.with(.dim))
        end = columns.upperBound
      }
      canvas.write("]", column: end, row: row, style: ambient.with(.dim))
    case .inline: break
    }
  }

  mutating func drawOption(
    _ element: Element, _ content: OptionContent, in rect: CellRect, ambient: CellStyle
  ) {
    let isFocused = hasFocus(element)
    var style = isFocused ? ambient.with(.bold) : ambient
    let tinted = ambient.colored(Theme.tint(element.attributes))
    switch content.look {
    case .inline, .menu:
      let frame = isFocused ? Theme.focused(element, over: ambient) : ambient.with(.dim)
      let (column, row) = (rect.columns.lowerBound, rect.rows.lowerBound)
      canvas.write("(", column: column, row: row, style: frame)
      canvas.write(
        content.isSelected ? "●" : " ", column: column + 1, row: row, style: tinted.with(.bold))
      canvas.write(")", column: column + 2, row: row, style: frame)
    case .segmented:
      if content.isSelected { style = tinted.with(.bold).with(.underlined) }
      if isFocused { style = style.with(.inverse) }
      canvas.fill(rect, style: style)
    }
    drawChildren(of: element, in: rect, ambient: style)
  }

  /// What answers to a press shows its focus with its whole surface, in a list with the row's bar.
  mutating func drawTappable(_ element: Element, in rect: CellRect, ambient: CellStyle) {
    var style = ambient
    if hasFocus(element), !element.isRowOfList {
      style = style.with(.inverse)
      canvas.fill(rect, style: style)
    }
    drawChildren(of: element, in: rect, ambient: style)
  }
}
