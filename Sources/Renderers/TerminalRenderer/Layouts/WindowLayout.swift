import Elements
import Foundation

/// The app's content over the line of hints, and what is presented in the middle over it.
struct WindowLayout: Layout, Equatable {
  var showsKeyHints: Bool

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let hasHints = showsKeyHints && Self.hasRoomForHints(rows: ProposedViewSize(bounds.size).rows)
    let content = CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width,
      height: bounds.height - (hasHints ? CellSize.height : 0))
    for (index, subview) in subviews.enumerated() {
      let area = index == 0 ? content : bounds
      subview.placeCentered(in: area)
    }
  }

  /// A window of few rows keeps them for the app.
  static func hasRoomForHints(rows: Int?) -> Bool { (rows ?? 0) >= 8 }
}

extension LayoutSubview {
  /// Places a child in the middle of an area, which it may fill. What is larger starts where the
  /// area does.
  func placeCentered(in area: CGRect) {
    let size = sizeThatFits(ProposedViewSize(area.size))
    place(
      at: CGPoint(
        x: area.minX + max(0, (area.width - size.width) / 2),
        y: area.minY + max(0, (area.height - size.height) / 2)),
      proposal: ProposedViewSize(area.size))
  }
}
