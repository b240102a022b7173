import Elements
import Foundation

/// The choices of a menu, one below the other in a box.
struct MenuLayout: Layout, Equatable {
  private static let margin = 2

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let columns = sizes.compactMap { ProposedViewSize($0).columns }.max() ?? 0
    let rows = sizes.compactMap { ProposedViewSize($0).rows }.reduce(0, +)
    return CGSize(
      columns: min(columns + 2 * Self.margin, proposal.columns ?? Int.max),
      rows: min(rows + 2, proposal.rows ?? Int.max))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let rect = CellRect(bounds)
    var row = rect.rows.lowerBound + 1
    for subview in subviews {
      let offer = ProposedViewSize(columns: max(0, rect.width - 2 * Self.margin), rows: nil)
      subview.place(
        at: CGPoint(column: rect.columns.lowerBound + Self.margin, row: row), proposal: offer)
      row += ProposedViewSize(subview.sizeThatFits(offer)).rows ?? 1
    }
  }
}
