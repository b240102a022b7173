import Foundation

/// How a `#Preview` is to be shown.
public struct PreviewTrait<Subject>: Equatable, Sendable {
  enum Setting: Equatable, Sendable {
    case defaultLayout, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  }

  /// What the tools that show previews read.
  let setting: Setting
}

/// What previews are of.
public enum Preview {
  /// Marks the traits of previews of views.
  public enum ViewTraits {}
}

extension PreviewTrait<Preview.ViewTraits> {
  /// The view fills the screen.
  public static var defaultLayout: PreviewTrait { PreviewTrait(setting: .defaultLayout) }

  /// The view has the size that it chooses.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(setting: .sizeThatFits) }

  /// The view has a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(setting: .fixed(width: width, height: height))
  }

  /// The device stands upright.
  public static var portrait: PreviewTrait { PreviewTrait(setting: .portrait) }

  /// The device stands on its head.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(setting: .portraitUpsideDown) }

  /// The device lies on its right side.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(setting: .landscapeLeft) }

  /// The device lies on its left side.
  public static var landscapeRight: PreviewTrait { PreviewTrait(setting: .landscapeRight) }
}
