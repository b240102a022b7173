import Elements
import Foundation

extension Painter {
  mutating func drawProgress(
    _ element: Element, _ content: ProgressContent, in rect: CellRect, ambient: CellStyle
  ) {
    drawChildren(of: element, in: rect, ambient: ambient)
    let tint = ambient.colored(Theme.tint(element.attributes))
    guard let fraction = content.fraction else {
      drawSpinner(column: rect.columns.lowerBound, row: rect.rows.lowerBound, style: tint)
      return
    }
    // The bar lies under the label.
    let row = rect.rows.upperBound - 1
    let width = max(0, rect.width - ProgressLayout.figureWidth)
    let clamped = fraction.isFinite ? min(1, max(0, fraction)) : 0
    let filled = Int((clamped * Double(width)).rounded())
    let start = rect.columns.lowerBound
    canvas.fill(
      CellRect(column: start, row: row, width: filled, height: 1), with: "━", style: tint)
    canvas.fill(
      CellRect(column: start + filled, row: row, width: width - filled, height: 1),
      with: "─", style: ambient.with(.dim))
    let figure = "\(Int((clamped * 100).rounded()))%"
    canvas.write(
      figure, column: rect.columns.upperBound - figure.count, row: row, style: ambient.with(.dim))
  }

  /// What turns.
  mutating func drawSpinner(column: Int, row: Int, style: CellStyle) {
    noteSpinner(in: row)
    canvas.write(
      Self.spinner[spinnerPhase % Self.spinner.count], column: column, row: row, style: style)
  }

  private static let spinner = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
}
