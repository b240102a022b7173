/// A shape that fills its frame, or a line around it.
public struct ShapeContent: Equatable, Sendable {
  public var outline: Outline
  public var paint: Paint
  /// The line; `nil` fills the shape.
  public var stroke: StrokeStyle?
  /// Whether what is enclosed twice is not filled.
  public var isEvenOdd: Bool

  public init(
    outline: Outline, paint: Paint, stroke: StrokeStyle? = nil, isEvenOdd: Bool = false
  ) {
    self.outline = outline
    self.paint = paint
    self.stroke = stroke
    self.isEvenOdd = isEvenOdd
  }
}
