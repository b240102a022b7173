import Elements

/// What lines between things are drawn in.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}

  public var _look: _StyleLook { .level(2) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
