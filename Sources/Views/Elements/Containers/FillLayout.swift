import Foundation

/// Takes all that is offered and places the children in it. What a geometry reader does (its
/// children at the top left), and what a window does.
public struct FillLayout: Equatable, Sendable {
  public var alignment: Alignment

  public init(alignment: Alignment = .topLeading) {
    self.alignment = alignment
  }
}

extension FillLayout: Layout {
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(in: bounds, alignment: alignment, proposal: ProposedViewSize(bounds.size))
    }
  }
}
