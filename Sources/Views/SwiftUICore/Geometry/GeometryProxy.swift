import Elements
import Foundation

/// The space of a geometry reader: how large it is, and where.
public struct GeometryProxy {
  /// In points.
  public let size: CGSize

  let geometry: ReadGeometry

  /// The sides that are not for content. A terminal has none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Where the space is, in points.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    geometry.frame(in: coordinateSpace.coordinateSpace)
  }

  /// Where the space is, in points.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    geometry.frame(in: coordinateSpace)
  }
}

/// What is known of a reader's place, and whether that was asked for.
///
/// A proxy is used by the view that reads it, on the main actor; its functions are not isolated,
/// since existing source calls them from closures that are not.
@MainActor
final class ReadGeometry {
  private weak var element: Element?
  /// Whether the content depends on where the reader stands, and not just on its size.
  private(set) var isPositionRead = false

  init(_ element: Element) {
    self.element = element
  }

  nonisolated func frame(in space: CoordinateSpace) -> CGRect {
    // Unchecked: the name of a space is only compared.
    nonisolated(unsafe) let space = space
    return MainActor.assumeIsolated {
      if space != .local, !isPositionRead {
        isPositionRead = true
        element?.reportsPosition = true
      }
      return element?.frame(in: space) ?? .zero
    }
  }

  /// The content is made anew.
  func beginReading() {
    isPositionRead = false
  }

  /// What the content, as it is now, has no use for is not reported any more.
  func endReading() {
    if !isPositionRead { element?.reportsPosition = false }
  }
}
