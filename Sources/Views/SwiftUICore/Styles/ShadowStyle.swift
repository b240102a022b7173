import Elements
import Foundation

/// A shadow that a style draws. No cell of a terminal can show one.
public struct ShadowStyle: Equatable, Sendable {
  private enum Kind { case drop, inner }

  private let kind: Kind
  private let color: Color
  private let radius: CGFloat
  private let offset: CGSize

  /// A shadow under what is filled.
  public static func drop(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    Self(kind: .drop, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  /// A shadow in what is filled.
  public static func inner(
    color: Color = .black.opacity(0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    Self(kind: .inner, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }
}

extension ShapeStyle {
  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}
