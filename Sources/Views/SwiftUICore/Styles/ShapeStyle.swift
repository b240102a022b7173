import Elements

/// What text, controls and shapes are drawn in: a colour, the tint, a gradient, or a step back from
/// the colour around.
///
/// A style of your own says in `resolve(in:)` which one of the library's it is in an environment.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one stands for.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What a style of the library asks of a renderer.
  var _look: _StyleLook { get }
}

/// What a style asks of a renderer.
public indirect enum _StyleLook: Equatable, Sendable {
  case color(Color)
  case tint
  /// How far to step back: 0 primary, 1 secondary, 2 tertiary, 3 quaternary, 4 quinary.
  case level(Int)
  case gradient(GradientPaint)
  /// The window's background.
  case window
  case faded(_StyleLook, Double)
  case custom(CustomShapeStyle)
}

extension ShapeStyle {
  public var _look: _StyleLook { .custom(CustomShapeStyle(self)) }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is a style of the library's own: it stands for no other one.")
  }
}

extension Never: ShapeStyle {}

/// A style of the source's own, which needs an environment to be known.
public struct CustomShapeStyle: Equatable, Sendable {
  private let style: any ShapeStyle

  init(_ style: some ShapeStyle) {
    self.style = style
  }

  func look(in environment: EnvironmentValues) -> _StyleLook {
    func look(of style: some ShapeStyle) -> _StyleLook { style.resolve(in: environment)._look }
    return look(of: style)
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    func isEqual<T: Equatable>(_ value: T) -> Bool { value == rhs.style as? T }
    return (lhs.style as? any Equatable).map { isEqual($0) } ?? false
  }
}

extension _StyleLook {
  /// The look without styles of the source's own.
  func resolved(in environment: EnvironmentValues) -> _StyleLook {
    switch self {
    case .custom(let style): style.look(in: environment).resolved(in: environment)
    case .faded(let look, let opacity): .faded(look.resolved(in: environment), opacity)
    default: self
    }
  }

  /// What a surface of the style is painted with.
  func paint(in environment: EnvironmentValues) -> Paint {
    switch self {
    case .color(let color):
      return .color(color)
    case .tint:
      return .color(environment.tint ?? .accentColor)
    case .level(let level):
      let style = environment.textLook.style(tint: environment.tint)
      return .color(style.color, level: max(style.level, level))
    case .gradient(let gradient):
      return .gradient(gradient)
    case .window:
      return environment.backgroundPaint
    case .faded(let look, let opacity):
      return look.paint(in: environment).opacity(opacity)
    case .custom(let style):
      return style.look(in: environment).paint(in: environment)
    }
  }
}

extension Paint {
  fileprivate func opacity(_ opacity: Double) -> Paint {
    switch self {
    case .color(let color, let level):
      return .color((color ?? .primary).opacity(opacity), level: level)
    case .gradient(var gradient):
      gradient.opacity *= opacity
      return .gradient(gradient)
    case .window:
      return .window
    }
  }
}
