import Elements
import Foundation

/// A page's content under its title.
struct PageLayout: Layout, Equatable {
  var content: PageContent

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let height = headerHeight(proposal)
    let inner = ProposedViewSize(
      width: proposal.width, height: proposal.height.map { max(0, $0 - height) })
    let sizes = subviews.map { $0.sizeThatFits(inner) }
    let natural = CGSize(
      width: sizes.map(\.width).max() ?? 0, height: (sizes.map(\.height).max() ?? 0) + height)
    return proposal.replacingUnspecifiedDimensions(by: natural)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let height = headerHeight(ProposedViewSize(bounds.size))
    let area = CGRect(
      x: bounds.minX, y: bounds.minY + height, width: bounds.width,
      height: max(0, bounds.height - height))
    for subview in subviews { subview.placeOnPage(in: area) }
  }

  private func headerHeight(_ proposal: ProposedViewSize) -> CGFloat {
    CGFloat(PageHeader.height(content, rows: proposal.rows)) * CellSize.height
  }
}
