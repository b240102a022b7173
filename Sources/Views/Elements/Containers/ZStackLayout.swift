import Foundation

/// Children over each other, the last on top.
public struct ZStackLayout: Equatable, Sendable {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }
}

extension ZStackLayout: Layout {
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    extent(of: subviews, proposal: proposal).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let extent = extent(of: subviews, proposal: proposal)
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      let corner = CGPoint(
        x: bounds.minX - extent.minX - dimensions.finite(alignment.horizontal),
        y: bounds.minY - extent.minY - dimensions.finite(alignment.vertical))
      subview.place(at: corner, proposal: proposal)
    }
  }

  /// The rectangle of all children when their guides meet at the origin.
  @MainActor
  private func extent(of subviews: Subviews, proposal: ProposedViewSize) -> CGRect {
    var (minX, minY, maxX, maxY): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    for (index, subview) in subviews.enumerated() {
      let dimensions = subview.dimensions(in: proposal)
      let x = -dimensions.finite(alignment.horizontal)
      let y = -dimensions.finite(alignment.vertical)
      minX = index == 0 ? x : min(minX, x)
      minY = index == 0 ? y : min(minY, y)
      maxX = index == 0 ? x + dimensions.width : max(maxX, x + dimensions.width)
      maxY = index == 0 ? y + dimensions.height : max(maxY, y + dimensions.height)
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
