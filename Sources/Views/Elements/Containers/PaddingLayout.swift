import Foundation

/// Space around a child.
public struct PaddingLayout: Equatable, Sendable {
  private enum Lengths: Equatable, Sendable {
    case points(EdgeInsets)
    /// The device's own, on some sides.
    case standard(Edge.Set)
  }

  private let lengths: Lengths

  /// In points on each side.
  public init(_ insets: EdgeInsets) {
    lengths = .points(insets.asDistances)
  }

  /// In points on some sides; `nil` is the device's own padding.
  public init(_ edges: Edge.Set, _ length: CGFloat?) {
    if let length {
      lengths = .points(EdgeInsets(edges, horizontal: length, vertical: length).asDistances)
    } else {
      lengths = .standard(edges)
    }
  }

  private func insets(_ metrics: LayoutMetrics) -> EdgeInsets {
    switch lengths {
    case .points(let insets):
      EdgeInsets(
        top: metrics.snappedHeight(insets.top), leading: metrics.snappedWidth(insets.leading),
        bottom: metrics.snappedHeight(insets.bottom),
        trailing: metrics.snappedWidth(insets.trailing))
    case .standard(let edges):
      EdgeInsets(
        edges, horizontal: metrics.padding.width, vertical: metrics.padding.height)
    }
  }
}

extension EdgeInsets {
  fileprivate var asDistances: EdgeInsets {
    EdgeInsets(
      top: top.asDistance, leading: leading.asDistance, bottom: bottom.asDistance,
      trailing: trailing.asDistance)
  }

  fileprivate init(_ edges: Edge.Set, horizontal: CGFloat, vertical: CGFloat) {
    self.init(
      top: edges.contains(.top) ? vertical : 0, leading: edges.contains(.leading) ? horizontal : 0,
      bottom: edges.contains(.bottom) ? vertical : 0,
      trailing: edges.contains(.trailing) ? horizontal : 0)
  }
}

extension PaddingLayout: Layout {
  public static var layoutProperties: LayoutProperties { .wrapping(.first) }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let insets = insets(subviews.metrics)
    let child = subviews.first?.sizeThatFits(proposal.inset(by: insets)) ?? .zero
    return CGSize(
      width: max(0, child.width + insets.horizontal),
      height: max(0, child.height + insets.vertical))
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let insets = insets(subviews.metrics)
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top),
        proposal: proposal.inset(by: insets))
    }
  }
}
