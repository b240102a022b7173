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
    for subview in subviews {
      if let width = subview._element.widthFillingPage(area.width) {
        subview.place(
          at: area.origin, proposal: ProposedViewSize(width: width, height: area.height))
      } else {
        // What is no list keeps off the window's edges.
        let margin = area.width < 24 * CellSize.width ? 0 : CellSize.width
        subview.placeCentered(in: area.insetBy(dx: margin, dy: 0))
      }
    }
  }

  private func headerHeight(_ proposal: ProposedViewSize) -> CGFloat {
    CGFloat(PageHeader.height(content, rows: proposal.rows)) * CellSize.height
  }
}

extension Element {
  /// The width that the element has on a page that is so wide, if it goes up to the edges: what has
  /// its own margins does.
  fileprivate func widthFillingPage(_ width: CGFloat) -> CGFloat? {
    switch content {
    case .list(let list): list.look == .grouped ? min(width, Self.widestGroup) : width
    default: nil
    }
  }

  /// Wider than this, a label and its control are too far apart to be read as one.
  private static let widestGroup = 100 * CellSize.width
}
