import Elements

/// A step back from the colour around: `.secondary` in red text is a paler red.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  public var _look: _StyleLook { .level(level) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

/// The style of what is in front, as the environment has it.
public struct ForegroundStyle: ShapeStyle {
  public init() {}

  public var _look: _StyleLook { .level(0) }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The style of what is behind: the window's background, unless the environment has another.
public struct BackgroundStyle: ShapeStyle {
  public init() {}

  public var _look: _StyleLook { .window }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The tint of the place where it is used.
public struct TintShapeStyle: ShapeStyle {
  public init() {}

  public var _look: _StyleLook { .tint }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// What marks a selection.
public struct SelectionShapeStyle: ShapeStyle {
  public init() {}

  public var _look: _StyleLook { .tint }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// What lines between things are drawn in.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}

  public var _look: _StyleLook { .level(2) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// What stands where nothing is entered yet.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public init() {}

  public var _look: _StyleLook { .level(2) }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// What links are drawn in.
public struct LinkShapeStyle: ShapeStyle {
  public init() {}

  public var _look: _StyleLook { .tint }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// A surface through which what is under it shimmers. A terminal shows the window's background.
public struct Material: ShapeStyle {
  public var _look: _StyleLook { .window }

  public static let ultraThin = Material()
  public static let thin = Material()
  public static let regular = Material()
  public static let thick = Material()
  public static let ultraThick = Material()
  public static let bar = Material()
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { Material.bar }
}

/// Any style, where the type must be one.
public struct AnyShapeStyle: ShapeStyle {
  public let _look: _StyleLook

  public init<Style: ShapeStyle>(_ style: Style) {
    _look = style._look
  }
}

/// A style with its opacity multiplied.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double

  public var _look: _StyleLook { .faded(style._look, opacity) }
}

extension ShapeStyle {
  /// The style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }
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
    return look.paint(in: self)
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
