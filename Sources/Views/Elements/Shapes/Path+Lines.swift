import Foundation

extension Path {
  /// The parts of the path as lines: a curve is eight of them.
  package var lines: [[CGPoint]] {
    var parts: [[CGPoint]] = []
    for element in elements {
      switch element {
      case .move(let end):
        parts.append([end])
      case .line(let end):
        parts[parts.count - 1].append(end)
      case .quadCurve(let end, let control):
        let start = parts[parts.count - 1].last ?? end
        parts[parts.count - 1] += Self.steps.map { t in
          let (a, b) = (Self.between(start, control, t), Self.between(control, end, t))
          return Self.between(a, b, t)
        }
      case .curve(let end, let control1, let control2):
        let start = parts[parts.count - 1].last ?? end
        parts[parts.count - 1] += Self.steps.map { t in
          let (a, b) = (Self.between(start, control1, t), Self.between(control1, control2, t))
          let c = Self.between(control2, end, t)
          return Self.between(Self.between(a, b, t), Self.between(b, c, t), t)
        }
      case .closeSubpath:
        guard let first = parts.last?.first else { continue }
        parts[parts.count - 1].append(first)
        // What follows without a move goes on from there.
        parts.append([first])
      }
    }
    return parts.filter { $0.count > 1 }
  }

  private static let steps = (1...8).map { CGFloat($0) / 8 }

  private static func between(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  /// The smallest rectangle around the path, without the controls of curves.
  public var boundingRect: CGRect {
    let points = lines.joined()
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  /// Whether a point is inside of the path.
  ///
  /// - Parameter eoFill: Whether what is enclosed twice is outside again.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    PathFilling(self, isEvenOdd: eoFill).contains(point)
  }

  /// The path at another place.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    mapPoints { CGPoint(x: $0.x + dx, y: $0.y + dy) }
  }

  /// A part of the path, from 0 for its beginning to 1 for its end.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    guard from > 0 || to < 1 else { return self }
    let parts = lines
    let total = parts.reduce(0) { $0 + Self.length(of: $1) }
    let (start, end) = (max(0, from) * total, min(1, to) * total)
    var trimmed = Path()
    var position: CGFloat = 0
    for part in parts {
      var isDrawing = false
      for (a, b) in zip(part, part.dropFirst()) {
        let length = hypot(b.x - a.x, b.y - a.y)
        defer { position += length }
        guard length > 0, position < end, position + length > start else { continue }
        let first = Self.between(a, b, max(0, (start - position) / length))
        if !isDrawing { trimmed.move(to: first) }
        isDrawing = true
        trimmed.addLine(to: Self.between(a, b, min(1, (end - position) / length)))
      }
    }
    return trimmed
  }

  private static func length(of points: [CGPoint]) -> CGFloat {
    zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }

  /// The path with each of its points moved.
  package func mapPoints(_ move: (CGPoint) -> CGPoint) -> Path {
    Path { path in
      forEach { element in
        switch element {
        case .move(let end): path.move(to: move(end))
        case .line(let end): path.addLine(to: move(end))
        case .quadCurve(let end, let control):
          path.addQuadCurve(to: move(end), control: move(control))
        case .curve(let end, let control1, let control2):
          path.addCurve(to: move(end), control1: move(control1), control2: move(control2))
        case .closeSubpath: path.closeSubpath()
        }
      }
    }
  }
}

/// Answers which points a path encloses; for many of them, its curves are lines already.
package struct PathFilling {
  private let parts: [[CGPoint]]
  private let isEvenOdd: Bool

  package init(_ path: Path, isEvenOdd: Bool = false) {
    parts = path.lines
    self.isEvenOdd = isEvenOdd
  }

  package func contains(_ point: CGPoint) -> Bool {
    var winding = 0
    var crossings = 0
    for part in parts {
      guard var previous = part.last else { continue }
      for next in part {
        // An edge counts where a ray to the right crosses it.
        if (previous.y <= point.y) != (next.y <= point.y) {
          let t = (point.y - previous.y) / (next.y - previous.y)
          if previous.x + t * (next.x - previous.x) > point.x {
            winding += next.y > previous.y ? 1 : -1
            crossings += 1
          }
        }
        previous = next
      }
    }
    return isEvenOdd ? crossings % 2 == 1 : winding != 0
  }
}
