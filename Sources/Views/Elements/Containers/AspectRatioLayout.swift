import Foundation

/// Offers its child a space of a ratio: the largest in what is offered, or the smallest around it.
public struct AspectRatioLayout: Equatable, Sendable {
  /// The width in parts of the height; `nil` is that of the child's ideal size.
  public var ratio: CGFloat?
  public var contentMode: ContentMode

  public init(ratio: CGFloat?, contentMode: ContentMode) {
    self.ratio = ratio
    self.contentMode = contentMode
  }
}

extension AspectRatioLayout: Layout {
  public static var layoutProperties: LayoutProperties { .wrapping(.first) }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard let child = subviews.first else { return .zero }
    return child.sizeThatFits(inner(proposal, child))
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: inner(proposal, subview))
    }
  }

  @MainActor
  private func inner(_ proposal: ProposedViewSize, _ child: LayoutSubview) -> ProposedViewSize {
    let ideal = child.sizeThatFits(.unspecified)
    let ratio = self.ratio ?? ideal.width / ideal.height
    guard ratio.isFinite, ratio > 0 else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      return inner(ProposedViewSize(ideal), ratio)
    case (let width?, nil):
      return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?):
      return ProposedViewSize(width: height * ratio, height: height)
    case (_?, _?):
      return inner(proposal, ratio)
    }
  }

  private func inner(_ proposal: ProposedViewSize, _ ratio: CGFloat) -> ProposedViewSize {
    let space = proposal.replacingUnspecifiedDimensions()
    let isWider = space.width > space.height * ratio
    return isWider == (contentMode == .fit)
      ? ProposedViewSize(width: space.height * ratio, height: space.height)
      : ProposedViewSize(width: space.width, height: space.width / ratio)
  }
}
