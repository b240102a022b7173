import Elements
import Foundation

/// Colours around a point, in the ratio of the rectangle.
public struct EllipticalGradient: Equatable, Sendable {
  let paint: GradientPaint

  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    paint = GradientPaint(
      gradient: gradient,
      course: .elliptical(center: center, from: startRadiusFraction, to: endRadiusFraction))
  }

  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}

extension EllipticalGradient: ShapeStyle, _ElementView {
  public var _look: _StyleLook { .gradient(paint) }
  public func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.showGradient(paint)
  }
}
