import Foundation

/// A child as it is: for an element that says something of the child.
public struct WrapperLayout: Equatable, Sendable {
  public init() {}
}

extension WrapperLayout: Layout {
  public static var layoutProperties: LayoutProperties { .wrapping(.first) }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}
