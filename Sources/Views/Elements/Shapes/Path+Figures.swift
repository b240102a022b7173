import Foundation

/// How the corners of a rectangle are rounded.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarters of a circle.
  case circular
  /// Corners that begin softly.
  case continuous
}

extension Path {
  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  public mutating func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  public mutating func addEllipse(in rect: CGRect) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2),
      style: .circular)
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect,
      cornerRadii: [cornerSize, cornerSize, cornerSize, cornerSize])
  }

  /// - Parameter cornerRadii: Top leading, top trailing, bottom trailing, bottom leading.
  package mutating func addRoundedRect(in rect: CGRect, cornerRadii: [CGSize]) {
    let radii = cornerRadii.map { radius in
      CGSize(
        width: min(radius.width.asLength, rect.width / 2),
        height: min(radius.height.asLength, rect.height / 2))
    }
    let corners = [
      (x: rect.minX, y: rect.minY), (x: rect.maxX, y: rect.minY),
      (x: rect.maxX, y: rect.maxY), (x: rect.minX, y: rect.maxY),
    ]
    // Clockwise: from which side a corner is come to, and to which it is left.
    let sides: [(from: (CGFloat, CGFloat), to: (CGFloat, CGFloat))] = [
      ((0, 1), (1, 0)), ((-1, 0), (0, 1)), ((0, -1), (-1, 0)), ((1, 0), (0, -1)),
    ]
    for index in 0..<4 {
      let (corner, radius, side) = (corners[index], radii[index], sides[index])
      func point(_ direction: (CGFloat, CGFloat), _ part: CGFloat) -> CGPoint {
        CGPoint(
          x: corner.x + direction.0 * radius.width * part,
          y: corner.y + direction.1 * radius.height * part)
      }
      index == 0 ? move(to: point(side.from, 1)) : addLine(to: point(side.from, 1))
      addCurve(
        to: point(side.to, 1), control1: point(side.from, 1 - Self.circle),
        control2: point(side.to, 1 - Self.circle))
    }
    closeSubpath()
  }

  /// How far the controls of a cubic curve are from its ends, in parts of the radius, so that the
  /// curve is a quarter of a circle.
  private static let circle: CGFloat = 0.552_284_749_831

  /// A part of a circle. With the y axis down, `clockwise` is the other way round on screen, as it
  /// always was.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let full = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    if clockwise, sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: full) - full }
    if !clockwise, sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: full) + full }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle,
      delta: Angle(radians: max(-full, min(full, sweep))))
  }

  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    guard delta.radians.isFinite, startAngle.radians.isFinite else { return }
    func point(_ angle: Double, radius: CGFloat = radius) -> CGPoint {
      CGPoint(
        x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
    }
    let first = point(startAngle.radians)
    currentPoint == nil ? move(to: first) : addLine(to: first)
    let steps = max(1, Int((abs(delta.radians) / (.pi / 2)).rounded(.up)))
    let step = delta.radians / Double(steps)
    let control = CGFloat(4.0 / 3 * tan(step / 4)) * radius
    for index in 0..<steps {
      let (a, b) = (
        startAngle.radians + step * Double(index), startAngle.radians + step * Double(index + 1)
      )
      let (start, end) = (point(a), point(b))
      addCurve(
        to: end,
        control1: CGPoint(
          x: start.x - control * CGFloat(sin(a)), y: start.y + control * CGFloat(cos(a))),
        control2: CGPoint(
          x: end.x + control * CGFloat(sin(b)), y: end.y - control * CGFloat(cos(b))))
    }
  }
}
