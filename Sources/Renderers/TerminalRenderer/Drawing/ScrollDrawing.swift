import Elements
import Foundation

extension Painter {
  mutating func drawScrollView(
    _ element: Element, _ content: ScrollContent, in rect: CellRect, ambient: CellStyle
  ) {
    guard let area = element.scrollArea else { return }
    clipped(to: rect) { painter in
      painter.drawChildren(of: element, in: rect, ambient: ambient)
      if area.showsIndicators { painter.drawScrollMarks(of: area, in: rect) }
      if content.isRefreshing { painter.drawRefreshSign(of: element, in: rect) }
    }
    if hasFocus(element) { drawFocus(ofScrollView: element, in: rect) }
  }

  /// Shows how much of what scrolls is seen, and where: a bar at the side, arrows where there is more
  /// to the left and to the right.
  mutating func drawScrollMarks(of region: any ScrollRegion, in rect: CellRect) {
    if region.axes.contains(.vertical) { drawScrollBar(of: region, in: rect) }
    if region.axes.contains(.horizontal) { drawScrollArrows(of: region, in: rect) }
  }

  /// What is being loaded anew turns in the upper corner.
  mutating func drawRefreshSign(of element: Element, in rect: CellRect) {
    guard rect.width > 2, rect.height > 0 else { return }
    drawSpinner(
      column: rect.columns.upperBound - 2, row: rect.rows.lowerBound,
      style: CellStyle.plain.colored(Theme.tint(element.attributes)))
  }

  private mutating func drawScrollBar(of region: any ScrollRegion, in rect: CellRect) {
    guard rect.height > 2,
      region.canScroll(along: .vertical, towardsEnd: true)
        || region.canScroll(along: .vertical, towardsEnd: false)
    else { return }
    let seen = CGFloat(rect.height) * CellSize.height
    let total = max(seen, region.contentLength(along: .vertical))
    let length = max(1, Int((CGFloat(rect.height) * seen / total).rounded()))
    let travel = rect.height - length
    let offset = region.offset(along: .vertical)
    let progress = total > seen ? min(1, max(0, offset / (total - seen))) : 0
    canvas.fill(
      CellRect(
        column: rect.columns.upperBound - 1,
        row: rect.rows.lowerBound + Int((CGFloat(travel) * progress).rounded()),
        width: 1, height: length),
      with: "┃", style: Theme.frame)
  }

  private mutating func drawScrollArrows(of region: any ScrollRegion, in rect: CellRect) {
    guard rect.width > 2 else { return }
    let row = rect.rows.lowerBound + rect.height / 2
    if region.canScroll(along: .horizontal, towardsEnd: false) {
      canvas.write("‹", column: rect.columns.lowerBound, row: row, style: .bold)
    }
    if region.canScroll(along: .horizontal, towardsEnd: true) {
      canvas.write("›", column: rect.columns.upperBound - 1, row: row, style: .bold)
    }
  }

  /// A scroll view that the keyboard works shows it by its bar.
  private mutating func drawFocus(ofScrollView element: Element, in rect: CellRect) {
    guard rect.width > 0 else { return }
    let column = rect.columns.upperBound - 1
    let tint = Theme.tint(element.attributes)
    canvas.restyle(CellRect(columns: column..<column + 1, rows: rect.rows)) { style in
      style.foreground = tint
      style.traits.remove(.dim)
    }
  }
}
