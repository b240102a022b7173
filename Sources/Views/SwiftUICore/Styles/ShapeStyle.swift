import Elements

/// What text and controls are drawn in: a colour, the tint, or a step back from the colour around.
public protocol ShapeStyle: Sendable {
  var _foreground: _ForegroundLook { get }
}

/// What a style asks of a renderer.
public enum _ForegroundLook: Equatable, Sendable {
  case color(Color)
  case tint
  /// How far to step back: 0 primary, 1 secondary, 2 tertiary, 3 quaternary, 4 quinary.
  case level(Int)
}

extension Color: ShapeStyle {
  public var _foreground: _ForegroundLook { .color(self) }
}

/// A step back from the colour around: `.secondary` in red text is a paler red.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  public var _foreground: _ForegroundLook { .level(level) }
}

/// The tint of the place where it is used.
public struct TintShapeStyle: ShapeStyle {
  public init() {}

  public var _foreground: _ForegroundLook { .tint }
}

/// Any style, where the type must be one.
public struct AnyShapeStyle: ShapeStyle {
  public let _foreground: _ForegroundLook

  public init<Style: ShapeStyle>(_ style: Style) {
    _foreground = style._foreground
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var indigo: Color { Color.indigo }
  public static var blue: Color { Color.blue }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var white: Color { Color.white }
  public static var gray: Color { Color.gray }
  public static var black: Color { Color.black }
  public static var clear: Color { Color.clear }
}
