import Foundation

/// How a `#Preview` is to be shown.
public struct PreviewTrait<Subject>: Equatable, Sendable {
  enum Setting: Equatable, Sendable {
    case defaultLayout, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    case preparation(PreviewPreparation)
  }

  /// What the tools that show previews read.
  let setting: Setting
}

extension PreviewTrait {
  /// A trait that prepares what the preview needs, before its views are made.
  package init(preparation: @escaping @Sendable () throws -> Void) {
    setting = .preparation(PreviewPreparation(prepare: preparation))
  }

  /// Prepares what the preview needs. An error is shown in the place of the preview.
  package func prepare() throws {
    guard case .preparation(let preparation) = setting else { return }
    try preparation.prepare()
  }
}

/// What is to be done before a preview is shown. Only the same one is equal.
final class PreviewPreparation: Equatable, Sendable {
  let prepare: @Sendable () throws -> Void

  init(prepare: @escaping @Sendable () throws -> Void) {
    self.prepare = prepare
  }

  static func == (lhs: PreviewPreparation, rhs: PreviewPreparation) -> Bool { lhs === rhs }
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
