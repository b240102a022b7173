import Elements
import Foundation

extension Painter {
  mutating func drawSlider(
    _ element: Element, _ content: SliderContent, in rect: CellRect, ambient: CellStyle
  ) {
    guard rect.width > 0 else { return }
    let thumb = content.column(width: rect.width)
    let tint =
      element.attributes.isEnabled ? ambient.colored(Theme.tint(element.attributes)) : ambient
    let start = rect.columns.lowerBound
    let row = rect.rows.lowerBound
    canvas.fill(
      CellRect(column: start, row: row, width: thumb, height: 1), with: "━", style: tint)
    canvas.fill(
      CellRect(column: start + thumb + 1, row: row, width: rect.width - thumb - 1, height: 1),
      with: "─", style: ambient.with(.dim))
    canvas.write(
      hasFocus(element) ? "◉" : "●", column: start + thumb, row: row, style: tint.with(.bold))
  }
}

extension SliderContent {
  /// The column of the thumb in a track of a width.
  func column(width: Int) -> Int {
    let length = bounds.upperBound - bounds.lowerBound
    guard length > 0, value.isFinite, width > 1 else { return 0 }
    let fraction = min(1, max(0, (value - bounds.lowerBound) / length))
    return Int((fraction * Double(width - 1)).rounded())
  }

  /// The value that a column of the track stands for.
  func value(column: Int, width: Int) -> Double {
    guard width > 1 else { return value }
    let fraction = min(1, max(0, Double(column) / Double(width - 1)))
    return nearest(to: bounds.lowerBound + fraction * (bounds.upperBound - bounds.lowerBound))
  }

  /// The value a number of steps further. A slider that moves freely goes by a twentieth.
  func value(steps: Int) -> Double {
    let step = self.step ?? (bounds.upperBound - bounds.lowerBound) / 20
    return nearest(to: value + Double(steps) * step)
  }
}
