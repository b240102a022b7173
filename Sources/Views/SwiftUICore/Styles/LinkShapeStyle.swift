import Elements

/// What links are drawn in.
public struct LinkShapeStyle: ShapeStyle {
  public init() {}

  public var _look: _StyleLook { .tint }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
