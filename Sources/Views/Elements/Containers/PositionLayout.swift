import Foundation

/// Takes all that is offered and has the middle of the child stand at a point of it.
public struct PositionLayout: Equatable, Sendable {
  /// In points.
  public var position: CGPoint

  public init(_ position: CGPoint) {
    self.position = CGPoint(x: position.x.asDistance, y: position.y.asDistance)
  }
}

extension PositionLayout: Layout {
  public static var layoutProperties: LayoutProperties { .wrapping(.first) }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(
      by: subviews.first?.sizeThatFits(proposal) ?? .zero)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let place = CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y)
    for subview in subviews {
      subview.place(at: place, anchor: .center, proposal: ProposedViewSize(bounds.size))
    }
  }
}
