import Elements
import Foundation

/// Colours along a line.
public struct LinearGradient: Equatable, Sendable {
  let paint: GradientPaint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    paint = GradientPaint(gradient: gradient, course: .linear(from: startPoint, to: endPoint))
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: ShapeStyle, _ElementView {
  public var _look: _StyleLook { .gradient(paint) }
  public func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.showGradient(paint)
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}
