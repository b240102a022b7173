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
