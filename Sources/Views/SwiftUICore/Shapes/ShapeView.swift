import Elements
import Foundation

/// A shape that is filled with a style, or whose outline is drawn in it.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  public var shape: Content
  public var style: Style
  public var fillStyle = FillStyle()
  var stroke: StrokeStyle?
}

extension _ShapeView: _ElementView {
  public func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.content = .shape(
      ShapeContent(
        outline: shape._outline, paint: style._look.paint(in: environment), stroke: stroke,
        isEvenOdd: fillStyle.isEOFilled))
  }
}

extension Shape {
  /// Fills the shape.
  nonisolated public func fill<Style: ShapeStyle>(
    _ content: Style, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, Style> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Fills the shape with the style of what is in front.
  nonisolated public func fill(
    style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// Draws the outline.
  nonisolated public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, Style> {
    _ShapeView(shape: self, style: content, stroke: style)
  }

  /// Draws the outline, in a line of a width in points.
  nonisolated public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, Style> {
    _ShapeView(shape: self, style: content, stroke: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the outline in the style of what is in front.
  nonisolated public func stroke(style: StrokeStyle) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), stroke: style)
  }

  /// Draws the outline in the style of what is in front, in a line of a width in points.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> _ShapeView<Self, ForegroundStyle> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Draws a line that stays inside of the shape.
  nonisolated public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<InsetShape, Style> {
    _ShapeView(shape: inset(by: style.lineWidth / 2), style: content, stroke: style)
  }

  /// Draws a line of a width in points that stays inside of the shape.
  nonisolated public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<InsetShape, Style> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line in the style of what is in front that stays inside of the shape.
  nonisolated public func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<InsetShape, ForegroundStyle> {
    strokeBorder(ForegroundStyle(), style: style)
  }

  /// Draws a line of a width in points, in the style of what is in front, that stays inside of the
  /// shape.
  nonisolated public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<InsetShape, ForegroundStyle> {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension _ShapeView {
  /// Draws another filling over this one.
  nonisolated public func fill<Other: ShapeStyle>(
    _ content: Other, style: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(content, style: style) }
  }

  /// Draws the outline over this.
  nonisolated public func stroke<Other: ShapeStyle>(
    _ content: Other, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    overlay { shape.stroke(content, style: style) }
  }

  /// Draws the outline over this, in a line of a width in points.
  nonisolated public func stroke<Other: ShapeStyle>(
    _ content: Other, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    overlay { shape.stroke(content, lineWidth: lineWidth) }
  }
}

extension _ShapeView where Content: InsettableShape {
  /// Draws a line inside of the shape over this.
  nonisolated public func strokeBorder<Other: ShapeStyle>(
    _ content: Other, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    overlay { shape.strokeBorder(content, style: style) }
  }

  /// Draws a line of a width in points inside of the shape over this.
  nonisolated public func strokeBorder<Other: ShapeStyle>(
    _ content: Other, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    overlay { shape.strokeBorder(content, lineWidth: lineWidth) }
  }
}
