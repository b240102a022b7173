import Foundation

/// Colours that run into each other.
public struct Gradient: Hashable, Sendable {
  /// A colour and where it is pure, from 0 to 1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

/// A gradient over a rectangle.
public struct GradientPaint: Hashable, Sendable {
  /// How the colours lie.
  public enum Course: Hashable, Sendable {
    case linear(from: UnitPoint, to: UnitPoint)
    /// Around a point, between two radii in points.
    case radial(center: UnitPoint, from: CGFloat, to: CGFloat)
    /// Around a point, between two radii in parts of the rectangle.
    case elliptical(center: UnitPoint, from: CGFloat, to: CGFloat)
    case angular(center: UnitPoint, from: Angle, to: Angle)
  }

  public var gradient: Gradient
  public var course: Course
  /// From 0 to 1.
  public var opacity = 1.0

  public init(gradient: Gradient, course: Course) {
    self.gradient = gradient
    self.course = course
  }

  /// The two colours between which a point of a rectangle is, and how far it is from the first to
  /// the second; `nil` for a gradient without colours.
  public func colors(
    at point: CGPoint, in rect: CGRect
  ) -> (first: Color, second: Color, fraction: Double)? {
    guard let first = gradient.stops.first, let last = gradient.stops.last else { return nil }
    let position = position(of: point, in: rect)
    guard let next = gradient.stops.firstIndex(where: { $0.location > position }) else {
      return (last.color, last.color, 0)
    }
    guard next > 0 else { return (first.color, first.color, 0) }
    let (before, after) = (gradient.stops[next - 1], gradient.stops[next])
    let fraction = (position - before.location) / (after.location - before.location)
    return (before.color, after.color, Double(fraction))
  }

  /// Where a point is between the gradient's beginning, 0, and its end, 1.
  private func position(of point: CGPoint, in rect: CGRect) -> CGFloat {
    func place(_ unit: UnitPoint) -> CGPoint {
      CGPoint(x: rect.minX + unit.x * rect.width, y: rect.minY + unit.y * rect.height)
    }
    func part(_ value: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
      end == start ? (value < start ? 0 : 1) : (value - start) / (end - start)
    }
    switch course {
    case .linear(let start, let end):
      let (a, b) = (place(start), place(end))
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let square = dx * dx + dy * dy
      return square == 0 ? 1 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / square
    case .radial(let center, let start, let end):
      let center = place(center)
      return part(hypot(point.x - center.x, point.y - center.y), from: start, to: end)
    case .elliptical(let center, let start, let end):
      let center = place(center)
      let x = (point.x - center.x) / max(1, rect.width)
      let y = (point.y - center.y) / max(1, rect.height)
      return part(hypot(x, y), from: start, to: end)
    case .angular(let center, let start, let end):
      let center = place(center)
      let angle = atan2(point.y - center.y, point.x - center.x)
      let turned = (Double(angle) - start.radians).truncatingRemainder(dividingBy: 2 * .pi)
      let positive = turned < 0 ? turned + 2 * .pi : turned
      return part(CGFloat(positive), from: 0, to: CGFloat(end.radians - start.radians))
    }
  }
}
