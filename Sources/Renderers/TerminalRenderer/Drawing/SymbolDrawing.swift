import Elements
import Foundation

extension Painter {
  mutating func drawSymbol(_ content: SymbolContent, in rect: CellRect, ambient: CellStyle) {
    let sign = content.sign
    // A symbol that fills more than it needs stands in the middle.
    canvas.write(
      sign, column: rect.columns.lowerBound + max(0, rect.width - sign.cellWidth) / 2,
      row: rect.rows.lowerBound + max(0, rect.height - 1) / 2,
      style: content.style.cellStyle(over: ambient))
  }
}

extension SymbolContent {
  func size(for proposal: ProposedViewSize) -> CGSize {
    let natural = CGSize(columns: sign.cellWidth, rows: 1)
    return isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
  }
}
