import Foundation

/// Two children beside each other, of which the second keeps a side to itself: the first has what
/// is left.
public struct EdgeInsetLayout: Equatable, Sendable {
  public var edge: Edge
  /// In points; `nil` is the device's own.
  public var spacing: CGFloat?
  public var alignment: Alignment

  public init(edge: Edge, spacing: CGFloat?, alignment: Alignment) {
    self.edge = edge
    self.spacing = spacing
    self.alignment = alignment
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
}

extension EdgeInsetLayout: Layout {
  public static var layoutProperties: LayoutProperties { .wrapping(.first) }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard let primary = subviews.first else { return .zero }
    let inset = inset(subviews, proposal)
    var size = primary.sizeThatFits(rest(of: proposal, inset: inset))
    if axis == .vertical { size.height += inset } else { size.width += inset }
    return size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let primary = subviews.first else { return }
    let whole = ProposedViewSize(bounds.size)
    let inset = inset(subviews, whole)
    var area = bounds
    switch edge {
    case .top, .bottom:
      area.size.height = max(0, bounds.height - inset)
      if edge == .top { area.origin.y += inset }
    case .leading, .trailing:
      area.size.width = max(0, bounds.width - inset)
      if edge == .leading { area.origin.x += inset }
    }
    primary.place(at: area.origin, proposal: rest(of: proposal, inset: inset))
    for subview in subviews.dropFirst() {
      subview.place(in: bounds, alignment: sideAlignment, proposal: offer(whole))
    }
  }

  /// How much of the axis the children at the side take.
  @MainActor
  private func inset(_ subviews: Subviews, _ proposal: ProposedViewSize) -> CGFloat {
    guard subviews.count > 1 else { return 0 }
    let metrics = subviews.metrics
    let sizes = subviews.dropFirst().map { $0.sizeThatFits(offer(proposal)) }
    switch axis {
    case .vertical:
      return (sizes.map(\.height).max() ?? 0)
        + (spacing.map(metrics.snappedHeight) ?? metrics.spacing.height)
    case .horizontal:
      return (sizes.map(\.width).max() ?? 0)
        + (spacing.map(metrics.snappedWidth) ?? metrics.spacing.width)
    }
  }

  /// The child at the side has its ideal length along the axis.
  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    proposal.with(nil, along: axis)
  }

  private func rest(of proposal: ProposedViewSize, inset: CGFloat) -> ProposedViewSize {
    proposal.with(proposal[axis].map { max(0, $0 - inset) }, along: axis)
  }

  private var sideAlignment: Alignment {
    switch edge {
    case .top: Alignment(horizontal: alignment.horizontal, vertical: .top)
    case .bottom: Alignment(horizontal: alignment.horizontal, vertical: .bottom)
    case .leading: Alignment(horizontal: .leading, vertical: alignment.vertical)
    case .trailing: Alignment(horizontal: .trailing, vertical: alignment.vertical)
    }
  }
}
