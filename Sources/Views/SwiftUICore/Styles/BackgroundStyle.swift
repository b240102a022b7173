import Elements

/// The style of what is behind: the window's background, unless the environment has another.
public struct BackgroundStyle: ShapeStyle {
  public init() {}

  public var _look: _StyleLook { .window }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension EnvironmentValues {
  /// What `.background` is; `nil` is the window's own.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// What a surface of the background's style is painted with.
  var backgroundPaint: Paint {
    guard let look = backgroundStyle?._look, look != .window else { return .window }
    // In that style, the background is the window's own.
    var outer = self
    outer.backgroundStyle = nil
    return look.paint(in: outer)
  }
}

private enum BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension View {
  /// What `.background` is in the view.
  nonisolated public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
