import Elements
import Foundation

extension View {
  /// Shows of the view what is in its frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle())
  }

  /// Shows of the view what is in a shape of its frame.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    effects { $0.clip = shape._outline }
  }

  /// Shows of the view what is in a shape of its frame.
  nonisolated public func mask<S: Shape>(_ shape: S) -> some View { clipShape(shape) }

  /// Where the view is hit. A terminal knows the cell that was pressed, and that belongs to the view
  /// if it is in its frame.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    self
  }

  /// What the view looks like when it is hit, lifted or hovered over. A terminal knows the cell that
  /// was pressed, and that belongs to the view if it is in its frame.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { self }

  /// Rounds the corners of the view, by a radius in points.
  nonisolated public func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true
  ) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
}

/// What a shape of a view's content is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}
