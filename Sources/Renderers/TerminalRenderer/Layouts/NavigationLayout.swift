import Elements
import Foundation

/// Pages over each other, all of them as large as the stack.
struct NavigationLayout: Layout, Equatable {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = subviews.last?.sizeThatFits(proposal) ?? .zero
    return proposal.replacingUnspecifiedDimensions(by: size)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}
