import Elements
import Foundation

extension Painter {
  mutating func drawStepper(
    _ element: Element, _ content: StepperContent, in rect: CellRect, ambient: CellStyle
  ) {
    drawChildren(
      of: element, in: rect, ambient: hasFocus(element) ? ambient.with(.bold) : ambient)
    let frame = hasFocus(element) ? Theme.focused(element, over: ambient) : ambient.with(.dim)
    let parts = StepperParts(in: rect)
    for (columns, sign, isPossible) in [
      (parts.decrement, "−", content.canDecrement), (parts.increment, "+", content.canIncrement),
    ] {
      let isActive = isPossible && element.attributes.isEnabled
      let style = isActive ? ambient.colored(Theme.tint(element.attributes)) : ambient.with(.dim)
      var column = columns.lowerBound
      column = canvas.write("[", column: column, row: parts.row, style: frame)
      column = canvas.write(sign, column: column, row: parts.row, style: style)
      canvas.write("]", column: column, row: parts.row, style: frame)
    }
  }
}

/// Where a stepper's two buttons are: at its end, in its first row.
struct StepperParts {
  let decrement: Range<Int>
  let increment: Range<Int>
  let row: Int

  /// The columns that the buttons take, with a gap before them.
  static let width = 9

  init(in rect: CellRect) {
    let end = rect.columns.upperBound
    decrement = end - 7..<end - 4
    increment = end - 3..<end
    row = rect.rows.lowerBound
  }

  /// The step that a press at a place makes.
  func step(at point: CellPoint) -> Int? {
    guard point.row == row else { return nil }
    if decrement.contains(point.column) { return -1 }
    return increment.contains(point.column) ? 1 : nil
  }
}
