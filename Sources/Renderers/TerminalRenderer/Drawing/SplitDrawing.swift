import Elements
import Foundation

extension Painter {
  mutating func drawSplit(_ element: Element, in rect: CellRect, ambient: CellStyle) {
    for (index, child) in element.children.enumerated() {
      let frame = CellRect(child.absoluteFrame)
      clipped(to: frame) { painter in
        painter.draw(
          child, origin: CGPoint(column: rect.columns.lowerBound, row: rect.rows.lowerBound),
          ambient: ambient)
      }
      guard index < element.children.count - 1 else { continue }
      canvas.fill(
        CellRect(
          column: frame.columns.upperBound, row: rect.rows.lowerBound, width: 1,
          height: rect.height),
        with: Box.vertical, style: Theme.frame)
    }
  }
}
