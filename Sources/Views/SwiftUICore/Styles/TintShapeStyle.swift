import Elements

/// The tint of the place where it is used.
public struct TintShapeStyle: ShapeStyle {
  public init() {}

  public var _look: _StyleLook { .tint }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
