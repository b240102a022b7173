import Elements
import Foundation

/// Colours around a point, by the angle.
public struct AngularGradient: Equatable, Sendable {
  let paint: GradientPaint

  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    let end = endAngle == startAngle ? startAngle + .degrees(360) : endAngle
    paint = GradientPaint(
      gradient: gradient, course: .angular(center: center, from: startAngle, to: end))
  }

  public init(
    colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
  }

  public init(colors: [Color], center: UnitPoint, angle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
}

extension AngularGradient: ShapeStyle, _ElementView {
  public var _look: _StyleLook { .gradient(paint) }
  public func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.showGradient(paint)
  }
}
