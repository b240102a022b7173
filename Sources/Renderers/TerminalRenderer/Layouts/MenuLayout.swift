import Elements
import Foundation

/// The choices of a menu, one below the other in a box. Where there is no room for all, those around
/// the focus are in sight.
struct MenuLayout: Layout, Equatable {
  var scroll: DialogScroll

  private static let margin = 2

  nonisolated static func == (left: MenuLayout, right: MenuLayout) -> Bool {
    left.scroll === right.scroll
  }

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
    let offer = ProposedViewSize(columns: max(0, rect.width - 2 * Self.margin), rows: nil)
    var top = 0
    let places = subviews.map { subview in
      let place = top..<top + (ProposedViewSize(subview.sizeThatFits(offer)).rows ?? 1)
      top = place.upperBound
      return (subview, place)
    }
    scroll.buttons.settle(top, visible: max(0, min(top, rect.height - 2)))
    if let (_, place) = places.first(where: { $0.0._element.containsFocus }) {
      scroll.buttons.reveal(place)
    }
    let inSight = scroll.buttons.inSight
    for (subview, place) in places {
      var row = rect.rows.lowerBound + 1 + place.lowerBound - inSight.lowerBound
      // What is not in sight stands beyond the lines of the box.
      if place.upperBound <= inSight.lowerBound { row -= 1 }
      if place.lowerBound >= inSight.upperBound { row += 1 }
      subview.place(
        at: CGPoint(column: rect.columns.lowerBound + Self.margin, row: row), proposal: offer)
    }
  }
}

extension Element {
  fileprivate var containsFocus: Bool { tree?.focus?.isIn(self) ?? false }
}
