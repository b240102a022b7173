import Foundation

/// A frame between a smallest and a largest size, in points. A largest length makes it take what it
/// is offered, up to that.
public struct FlexibleFrameLayout: Equatable, Sendable {
  /// The limits along one axis.
  public struct Limits: Equatable, Sendable {
    public var min: CGFloat?
    public var ideal: CGFloat?
    public var max: CGFloat?

    /// Lengths that contradict each other give way to the smallest one. What is no number, or has
    /// no end where it needs one, is as good as none.
    public init(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) {
      self.min = min.flatMap { $0.isFinite ? $0.asLength : nil }
      let lowest = self.min ?? 0
      self.max = max.flatMap { $0.isNaN ? nil : Swift.max(lowest, $0) }
      self.ideal = ideal.flatMap { $0.isFinite ? Swift.max(lowest, $0) : nil }
      if let ideal = self.ideal, let max = self.max { self.ideal = Swift.min(ideal, max) }
    }

    fileprivate func mapped(_ snap: (CGFloat) -> CGFloat) -> Limits {
      Limits(min: min.map(snap), ideal: ideal.map(snap), max: max.map(snap))
    }

    /// What the child is offered.
    fileprivate func offer(_ proposal: CGFloat?) -> CGFloat? {
      (proposal ?? ideal).map(clamp)
    }

    /// The frame's length around a child.
    fileprivate func length(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
      guard let proposal else { return clamp(ideal ?? child) }
      // A limit on one side leaves the other to the child.
      let lowest = min ?? Swift.min(child, max ?? child)
      let highest = max ?? Swift.max(child, min ?? child)
      return Swift.max(lowest, Swift.min(proposal, highest))
    }

    private func clamp(_ length: CGFloat) -> CGFloat {
      Swift.max(min ?? -.infinity, Swift.min(length, max ?? .infinity))
    }
  }

  public var width: Limits
  public var height: Limits
  public var alignment: Alignment

  public init(width: Limits, height: Limits, alignment: Alignment = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
}

extension FlexibleFrameLayout: Layout {
  public static var layoutProperties: LayoutProperties { .wrapping(.first) }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let width = width.mapped(subviews.metrics.snappedWidth)
    let height = height.mapped(subviews.metrics.snappedHeight)
    let child = subviews.first?.sizeThatFits(inner(proposal, subviews.metrics)) ?? .zero
    return CGSize(
      width: width.length(proposal.width, child: child.width),
      height: height.length(proposal.height, child: child.height))
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
      width: width.mapped(metrics.snappedWidth).offer(proposal.width),
      height: height.mapped(metrics.snappedHeight).offer(proposal.height))
  }
}
