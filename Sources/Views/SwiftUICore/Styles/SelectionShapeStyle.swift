import Elements

/// What marks a selection.
public struct SelectionShapeStyle: ShapeStyle {
  public init() {}

  public var _look: _StyleLook { .tint }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
