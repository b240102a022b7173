import Foundation

/// The children that a layout arranges, in the order of the source.
public struct LayoutSubviews: RandomAccessCollection {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews

  let elements: ArraySlice<Elements.Element>

  /// The units of the device that the layout runs for.
  public let metrics: LayoutMetrics

  init(_ elements: [Elements.Element], metrics: LayoutMetrics) {
    self.elements = elements[...]
    self.metrics = metrics
  }

  private init(_ elements: ArraySlice<Elements.Element>, metrics: LayoutMetrics) {
    self.elements = elements
    self.metrics = metrics
  }

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }

  public subscript(index: Int) -> LayoutSubview { LayoutSubview(elements[index]) }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(elements[bounds], metrics: metrics)
  }
}

extension LayoutSubviews {
  /// Where the children, as they stand, have a guide: that of those that decide, where the layout
  /// is a wrapper.
  @MainActor
  func merged(_ guide: AlignmentGuide) -> CGFloat? {
    guide.combine(
      deciding.compactMap { element in
        element.explicitAlignment(
          guide, size: element.frame.size,
          proposal: element.placement.proposal ?? .unspecified
        ).map { $0 + (guide.axis == .vertical ? element.frame.minY : element.frame.minX) }
      })
  }

  /// The distances that any of the children wants.
  @MainActor
  var mergedSpacing: ViewSpacing {
    let deciding = deciding
    guard var spacing = deciding.first?.spacing else { return ViewSpacing(metrics.spacing) }
    for element in deciding.dropFirst() { spacing.formUnion(element.spacing) }
    return spacing
  }

  @MainActor
  private var deciding: ArraySlice<Elements.Element> {
    switch elements.first?.parent?.currentLayoutIfKnown?.wrapping {
    case .first: elements.prefix(1)
    case .last: elements.suffix(1)
    case nil: elements
    }
  }
}
