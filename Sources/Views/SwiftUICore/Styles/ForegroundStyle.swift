import Elements

/// The style of what is in front, as the environment has it.
public struct ForegroundStyle: ShapeStyle {
  public init() {}

  public var _look: _StyleLook { .level(0) }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
