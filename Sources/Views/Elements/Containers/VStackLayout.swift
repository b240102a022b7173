import Foundation

/// Children below each other.
public struct VStackLayout: Equatable, Sendable {
  public var alignment: HorizontalAlignment
  /// In points; `nil` is the distance that the children want.
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing?.asDistance
  }
}

extension VStackLayout: Layout {
  public static var layoutProperties: LayoutProperties { .stack(.vertical) }

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
    Stack(axis: .vertical, spacing: spacing, guide: AlignmentGuide(alignment))
  }
}
