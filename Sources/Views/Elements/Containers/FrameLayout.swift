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
    let metrics = subviews.metrics
    let width = width.map { max(0, metrics.snappedWidth($0)) }
    let height = height.map { max(0, metrics.snappedHeight($0)) }
    if let width, let height { return CGSize(width: width, height: height) }
    let child = subviews.first?.sizeThatFits(inner(proposal, metrics)) ?? .zero
    return CGSize(width: width ?? child.width, height: height ?? child.height)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let proposal = inner(proposal, subviews.metrics)
    for subview in subviews {
      subview.place(in: bounds, alignment: alignment, proposal: proposal)
    }
  }

  /// What the child is offered: of less than half a step, as much as the source says, so that the
  /// child knows what it is to be.
  private func inner(_ proposal: ProposedViewSize, _ metrics: LayoutMetrics) -> ProposedViewSize {
    func offer(_ length: CGFloat, _ step: CGFloat, _ snap: (CGFloat) -> CGFloat) -> CGFloat {
      max(0, length < step / 2 ? length : snap(length))
    }
    return ProposedViewSize(
      width: width.map { offer($0, metrics.grid.width, metrics.snappedWidth) } ?? proposal.width,
      height: height.map { offer($0, metrics.grid.height, metrics.snappedHeight) }
        ?? proposal.height)
  }
}
