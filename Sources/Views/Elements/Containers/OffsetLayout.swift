import Foundation

/// A child that is shown elsewhere than it stands: what is around it does not notice.
public struct OffsetLayout: Equatable, Sendable {
  /// In points.
  public var offset: CGSize

  public init(_ offset: CGSize) {
    self.offset = CGSize(width: offset.width.asDistance, height: offset.height.asDistance)
  }
}

extension OffsetLayout: Layout {
  public static var layoutProperties: LayoutProperties { .wrapping(.first) }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let metrics = subviews.metrics
    let corner = CGPoint(
      x: bounds.minX + metrics.snappedWidth(offset.width),
      y: bounds.minY + metrics.snappedHeight(offset.height))
    for subview in subviews { subview.place(at: corner, proposal: proposal) }
  }

  // The guides stay where the child stands.

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    subviews.first?.dimensions(in: proposal)[explicit: guide]
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    subviews.first?.dimensions(in: proposal)[explicit: guide]
  }
}
