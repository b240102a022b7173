import Elements

/// What stands where nothing is entered yet.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public init() {}

  public var _look: _StyleLook { .level(2) }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
