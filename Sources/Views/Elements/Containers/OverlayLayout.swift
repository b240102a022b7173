import Foundation

/// A child that decides the size, and others over or under it that follow it.
public struct OverlayLayout: Equatable, Sendable {
  public var alignment: Alignment
  /// Whether the others lie under the child that decides, which is then the last one.
  public var isBackground: Bool

  public init(alignment: Alignment = .center, isBackground: Bool = false) {
    self.alignment = alignment
    self.isBackground = isBackground
  }
}

extension OverlayLayout: Layout {
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    primary(of: subviews)?.sizeThatFits(proposal) ?? .zero
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let primary = primary(of: subviews) else { return }
    primary.place(at: bounds.origin, proposal: proposal)
    for subview in subviews where subview != primary {
      subview.place(in: bounds, alignment: alignment, proposal: ProposedViewSize(bounds.size))
    }
  }

  @MainActor
  private func primary(of subviews: Subviews) -> LayoutSubview? {
    isBackground ? subviews.last : subviews.first
  }
}
