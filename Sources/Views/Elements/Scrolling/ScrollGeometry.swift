import Foundation

/// What scrolls, by its lengths in points: how large the content is, how much of it is seen, and
/// where that begins.
public struct ScrollGeometry: Equatable, Sendable {
  /// Where what is seen begins in the content.
  public var contentOffset: CGPoint
  /// The size of the content, estimated where not all of it is made.
  public var contentSize: CGSize
  /// Between the content and the edges.
  public var contentInsets: EdgeInsets
  /// The size of what is seen.
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// What is seen, in the coordinates of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// What is seen, in the coordinates of the content.
  public var bounds: CGRect { visibleRect }
}

extension Element {
  /// Where what scrolls in the element stands; `nil` where nothing does.
  public var scrollGeometry: ScrollGeometry? {
    guard let region else { return nil }
    return ScrollGeometry(
      contentOffset: CGPoint(
        x: region.offset(along: .horizontal), y: region.offset(along: .vertical)),
      contentSize: CGSize(
        width: region.contentLength(along: .horizontal),
        height: region.contentLength(along: .vertical)),
      contentInsets: scrollArea?.margins ?? EdgeInsets(), containerSize: frame.size)
  }
}
