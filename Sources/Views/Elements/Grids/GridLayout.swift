import Foundation

/// Children in rows and columns: those that belong to one row are its cells, the others go over all
/// columns.
public struct GridLayout: Equatable, Sendable {
  public var alignment: Alignment
  /// In points; `nil` is the device's own.
  public var horizontalSpacing: CGFloat?
  /// In points; `nil` is the device's own.
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing?.asDistance
    self.verticalSpacing = verticalSpacing?.asDistance
  }
}

extension GridLayout: Layout {
  /// The last distribution: measuring and placing usually ask for the same one.
  public struct Cache {
    fileprivate var last: GridDistribution?
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache() }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    distribution(for: proposal, subviews, &cache).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    distribution(for: proposal, subviews, &cache).place(in: bounds)
  }

  @MainActor
  private func distribution(
    for proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) -> GridDistribution {
    if let last = cache.last, last.proposal == proposal { return last }
    let distribution = GridDistribution(self, proposal: proposal, subviews: subviews)
    cache.last = distribution
    return distribution
  }
}
