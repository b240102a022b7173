import Foundation

/// A child that decides the size, and others over it that follow it.
public struct OverlayLayout: Equatable, Sendable {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }
}

extension OverlayLayout: Layout {
  public static var layoutProperties: LayoutProperties { .wrapping(.first) }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let primary = subviews.first else { return }
    primary.place(at: bounds.origin, proposal: proposal)
    for subview in subviews.dropFirst() {
      subview.place(in: bounds, alignment: alignment, of: primary, proposal: proposal)
    }
  }
}

/// A child that decides the size, the last one, and others under it that follow it.
public struct BackgroundLayout: Equatable, Sendable {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }
}

extension BackgroundLayout: Layout {
  public static var layoutProperties: LayoutProperties { .wrapping(.last) }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.last?.sizeThatFits(proposal) ?? .zero
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let primary = subviews.last else { return }
    primary.place(at: bounds.origin, proposal: proposal)
    for subview in subviews.dropLast() {
      subview.place(in: bounds, alignment: alignment, of: primary, proposal: proposal)
    }
  }
}

extension LayoutSubview {
  /// Places a decoration so that its guides lie on those of the child that it decorates.
  fileprivate func place(
    in bounds: CGRect, alignment: Alignment, of primary: LayoutSubview,
    proposal: ProposedViewSize
  ) {
    let offered = ProposedViewSize(bounds.size)
    let (container, own) = (primary.dimensions(in: proposal), dimensions(in: offered))
    place(
      at: CGPoint(
        x: bounds.minX + container.finite(alignment.horizontal)
          - own.finite(alignment.horizontal),
        y: bounds.minY + container.finite(alignment.vertical) - own.finite(alignment.vertical)),
      proposal: offered)
  }
}
