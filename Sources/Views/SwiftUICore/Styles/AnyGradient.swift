import Elements
import Foundation

/// Colours from above to below.
public struct AnyGradient: Equatable, Sendable {
  let paint: GradientPaint

  public init(_ gradient: Gradient) {
    paint = GradientPaint(gradient: gradient, course: .linear(from: .top, to: .bottom))
  }
}

extension AnyGradient: ShapeStyle, _ElementView {
  public var _look: _StyleLook { .gradient(paint) }
  public func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.showGradient(paint)
  }
}

extension Element {
  /// A gradient is a view, too: it fills what it is offered.
  func showGradient(_ paint: GradientPaint) {
    content = .shape(ShapeContent(outline: Rectangle()._outline, paint: .gradient(paint)))
  }
}
