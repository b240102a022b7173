import Foundation

/// A frame of a fixed width, a fixed height or both, in points. What the child does with it is up
/// to the child.
public struct FrameLayout: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public var alignment: Alignment

  /// A length without an end, or that is no number, is as good as none.
  public init(width: CGFloat?, height: CGFloat?, alignment: Alignment = .center) {
    self.width = width.flatMap { $0.isFinite ? $0 : nil }
    self.height = height.flatMap { $0.isFinite ? $0 : nil }
    self.alignment = alignment
  }
}

extension FrameLayout: Layout {
  public static var layoutProperties: LayoutProperties { .wrapping(.first) }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let proposal = inner(proposal, subviews.metrics)
    if let width = proposal.width, let height = proposal.height,
      self.width != nil, self.height != nil
    {
      return CGSize(width: width, height: height)
    }
    let child = subviews.first?.sizeThatFits(proposal) ?? .zero
    return CGSize(
      width: width == nil ? child.width : proposal.width ?? child.width,
      height: height == nil ? child.height : proposal.height ?? child.height)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let proposal = inner(proposal, subviews.metrics)
    for subview in subviews {
      subview.place(in: bounds, alignment: alignment, proposal: proposal)
    }
  }

  private func inner(_ proposal: ProposedViewSize, _ metrics: LayoutMetrics) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, metrics.snappedWidth($0)) } ?? proposal.width,
      height: height.map { max(0, metrics.snappedHeight($0)) } ?? proposal.height)
  }
}
