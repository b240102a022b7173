import Foundation

/// Shows the first of its children whose ideal size fits into what is offered, or the last one.
public struct FirstFittingLayout: Equatable, Sendable {
  /// Along which axes a child must fit.
  public var axes: Axis.Set

  public init(axes: Axis.Set) {
    self.axes = axes
  }
}

extension FirstFittingLayout: Layout {
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    choice(for: proposal, among: subviews)?.sizeThatFits(proposal) ?? .zero
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let choice = choice(for: proposal, among: subviews)
    for subview in subviews where subview != choice { subview.leaveOut() }
    choice?.place(at: bounds.origin, proposal: proposal)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    choice(for: proposal, among: subviews)?.dimensions(in: proposal)[explicit: guide]
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    choice(for: proposal, among: subviews)?.dimensions(in: proposal)[explicit: guide]
  }

  @MainActor
  private func choice(
    for proposal: ProposedViewSize, among subviews: Subviews
  ) -> LayoutSubview? {
    let ideal = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    let fitting = subviews.first { subview in
      let size = subview.sizeThatFits(ideal)
      return (!axes.contains(.horizontal) || size.width <= proposal.width ?? .infinity)
        && (!axes.contains(.vertical) || size.height <= proposal.height ?? .infinity)
    }
    return fitting ?? subviews.last
  }
}
