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
    let side = side(subviews, proposal)
    let size = primary.sizeThatFits(rest(of: proposal, inset: side.inset))
    return axis == .vertical
      ? CGSize(width: max(size.width, side.breadth), height: size.height + side.inset)
      : CGSize(width: size.width + side.inset, height: max(size.height, side.breadth))
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let primary = subviews.first else { return }
    let inset = side(subviews, proposal).inset
    var area = bounds
    switch edge {
    case .top, .bottom:
      area.size.height = max(0, bounds.height - inset)
      if edge == .top { area.origin.y += inset }
    case .leading, .trailing:
      area.size.width = max(0, bounds.width - inset)
      if edge == .leading { area.origin.x += inset }
    }
    let rest = rest(of: proposal, inset: inset)
    primary.place(in: area, alignment: alignment, proposal: rest)
    for subview in subviews.dropFirst() {
      subview.place(in: bounds, alignment: sideAlignment, proposal: offer(proposal))
    }
  }

  /// How much of the axis the children at the side take with the distance to them, and how much
  /// across it.
  @MainActor
  private func side(
    _ subviews: Subviews, _ proposal: ProposedViewSize
  ) -> (inset: CGFloat, breadth: CGFloat) {
    guard subviews.count > 1 else { return (0, 0) }
    let metrics = subviews.metrics
    let sizes = subviews.dropFirst().map { $0.sizeThatFits(offer(proposal)) }
    let (width, height) = (sizes.map(\.width).max() ?? 0, sizes.map(\.height).max() ?? 0)
    switch axis {
    case .vertical:
      return (height + (spacing.map(metrics.snappedHeight) ?? metrics.spacing.height), width)
    case .horizontal:
      return (width + (spacing.map(metrics.snappedWidth) ?? metrics.spacing.width), height)
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
