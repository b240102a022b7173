import Elements
import Foundation

/// Colours around a point, from one distance to another.
public struct RadialGradient: Equatable, Sendable {
  let paint: GradientPaint

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    paint = GradientPaint(
      gradient: gradient, course: .radial(center: center, from: startRadius, to: endRadius))
  }

  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

extension RadialGradient: ShapeStyle, _ElementView {
  public var _look: _StyleLook { .gradient(paint) }
  public func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.showGradient(paint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
