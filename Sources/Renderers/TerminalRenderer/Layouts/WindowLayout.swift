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
    for subview in subviews {
      if let anchor = subview._element.anchor, anchor.tree != nil {
        subview.place(beside: anchor.absoluteFrame, in: content)
      } else {
        subview.placeCentered(in: content)
      }
    }
  }

  /// A window of few rows keeps them for the app.
  static func hasRoomForHints(rows: Int?) -> Bool { (rows ?? 0) >= 8 }
}

extension LayoutSubview {
  /// Places a child under a frame, or over it where there is more room.
  fileprivate func place(beside frame: CGRect, in area: CGRect) {
    let (below, above) = (area.maxY - frame.maxY, frame.minY - area.minY)
    let wanted = sizeThatFits(ProposedViewSize(area.size))
    let isBelow = wanted.height <= below || below >= above
    let room = ProposedViewSize(width: area.width, height: max(0, isBelow ? below : above))
    let size = sizeThatFits(room)
    place(
      at: CGPoint(
        x: max(area.minX, min(frame.minX, area.maxX - size.width)),
        y: isBelow ? frame.maxY : frame.minY - size.height),
      proposal: room)
  }

  /// Places a child in the middle of an area, which it may fill. What is larger goes as far beyond
  /// one edge as beyond the other.
  ///
  /// - Parameter keepsBelowTop: Whether what is higher starts where the area does, as it would lie
  ///   over a title or tabs otherwise.
  func placeCentered(in area: CGRect, keepsBelowTop: Bool = false) {
    let size = sizeThatFits(ProposedViewSize(area.size))
    let y = (area.height - size.height) / 2
    place(
      at: CGPoint(
        x: area.minX + (area.width - size.width) / 2,
        y: area.minY + (keepsBelowTop ? max(0, y) : y)),
      proposal: ProposedViewSize(area.size))
  }
}
