import Elements
import Foundation

extension LayoutSubview {
  /// Places what fills a page, or a part of it.
  func placeOnPage(in area: CGRect) {
    if let width = _element.widthFillingPage(area.width) {
      place(at: area.origin, proposal: ProposedViewSize(width: width, height: area.height))
    } else {
      // What has no margins of its own keeps off the window's edges.
      let margin = area.width < 24 * CellSize.width ? 0 : CellSize.width
      placeCentered(in: area.insetBy(dx: margin, dy: 0), keepsBelowTop: true)
    }
  }
}

extension Element {
  /// The width that the element has on a page that is so wide, if it goes up to the edges: what has
  /// its own margins does.
  fileprivate func widthFillingPage(_ width: CGFloat) -> CGFloat? {
    switch content {
    case .list(let list): list.look == .grouped ? min(width, Self.widestGroup) : width
    case .search, .navigationStack, .split, .tabs: width
    default: nil
    }
  }

  /// Wider than this, a label and its control are too far apart to be read as one.
  private static let widestGroup = 100 * CellSize.width
}
