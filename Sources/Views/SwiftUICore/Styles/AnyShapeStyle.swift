import Elements

/// Any style, where the type must be one.
public struct AnyShapeStyle: ShapeStyle {
  public let _look: _StyleLook

  public init<Style: ShapeStyle>(_ style: Style) {
    _look = style._look
  }
}
