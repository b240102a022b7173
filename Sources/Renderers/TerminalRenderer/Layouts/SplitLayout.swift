import Elements
import Foundation

/// Columns beside each other, with a line between them. The last one has what the others leave.
struct SplitLayout: Layout, Equatable {
  private static let narrowest = 18
  private static let widest = 36

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let rect = CellRect(bounds)
    var column = rect.columns.lowerBound
    for (index, subview) in subviews.enumerated() {
      let isLast = index == subviews.count - 1
      let share = rect.width / (subviews.count + 1)
      let width =
        isLast
        ? max(0, rect.columns.upperBound - column)
        : min(Self.widest, max(Self.narrowest, share))
      subview.place(
        at: CGPoint(column: column, row: rect.rows.lowerBound),
        proposal: ProposedViewSize(columns: width, rows: rect.height))
      column += width + 1
    }
  }
}
