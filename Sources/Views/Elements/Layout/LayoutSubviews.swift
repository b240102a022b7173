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
