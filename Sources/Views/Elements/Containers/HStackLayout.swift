import Foundation

/// Children beside each other.
public struct HStackLayout: Equatable, Sendable {
  public var alignment: VerticalAlignment
  /// In points; `nil` is the distance that the children want.
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing?.asDistance
  }
}

extension HStackLayout: Layout {
  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

  public func makeCache(subviews: Subviews) -> StackCache { StackCache() }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
  ) -> CGSize {
    cache.distribution(for: stack, proposal: proposal, subviews: subviews).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
  ) {
    cache.distribution(for: stack, proposal: proposal, subviews: subviews)
      .place(subviews, in: bounds)
  }

  private var stack: Stack {
    Stack(axis: .horizontal, spacing: spacing, guide: AlignmentGuide(alignment))
  }
}
