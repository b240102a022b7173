import Elements
import Foundation

/// A height that a sheet can have.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable { case medium, large, fraction(CGFloat), height(CGFloat) }
  private let kind: Kind

  /// Half of the window.
  public static let medium = Self(kind: .medium)
  /// As high as possible.
  public static let large = Self(kind: .large)

  /// A part of the window, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> Self { Self(kind: .fraction(fraction)) }

  /// So many points.
  public static func height(_ height: CGFloat) -> Self { Self(kind: .height(height)) }
}

extension PresentationDetent {
  var height: SheetContent.Height {
    switch kind {
    case .medium: .fraction(0.5)
    case .large: .large
    case .fraction(let fraction): .fraction(min(1, max(0, fraction)))
    case .height(let height): .points(max(0, height))
    }
  }

  /// For order: about which part of a window it takes.
  var share: CGFloat {
    switch kind {
    case .medium: 0.5
    case .large: 1
    case .fraction(let fraction): fraction
    case .height(let height): height / 1000
    }
  }
}
