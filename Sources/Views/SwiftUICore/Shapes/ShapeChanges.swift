import Elements
import Foundation

/// A shape with its outline changed.
nonisolated public struct _ChangedShape<Base: Shape>: Shape {
  enum Change: Equatable {
    case trimmed(from: CGFloat, to: CGFloat)
    case offset(CGSize)
    case turned(Angle, anchor: UnitPoint)
    case scaled(CGSize, anchor: UnitPoint)
  }

  let base: Base
  let change: Change

  public func path(in rect: CGRect) -> Path {
    let path = base.path(in: rect)
    func around(_ anchor: UnitPoint, _ move: @escaping (CGFloat, CGFloat) -> CGPoint) -> Path {
      let center = CGPoint(
        x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
      return path.mapPoints { point in
        let moved = move(point.x - center.x, point.y - center.y)
        return CGPoint(x: center.x + moved.x, y: center.y + moved.y)
      }
    }
    switch change {
    case .trimmed(let start, let end):
      return path.trimmedPath(from: start, to: end)
    case .offset(let offset):
      return path.offsetBy(dx: offset.width, dy: offset.height)
    case .turned(let angle, let anchor):
      let (sine, cosine) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
      return around(anchor) { CGPoint(x: $0 * cosine - $1 * sine, y: $0 * sine + $1 * cosine) }
    case .scaled(let scale, let anchor):
      return around(anchor) { CGPoint(x: $0 * scale.width, y: $1 * scale.height) }
    }
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }
}

extension _ChangedShape: Equatable where Base: Equatable {}

extension Shape {
  /// A part of the outline, from 0 for its beginning to 1 for its end.
  nonisolated public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape {
    _ChangedShape(base: self, change: .trimmed(from: startFraction, to: endFraction))
  }

  /// The outline at another place, in points.
  nonisolated public func offset(_ offset: CGSize) -> _ChangedShape<Self> {
    _ChangedShape(base: self, change: .offset(offset))
  }

  /// The outline at another place, in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> _ChangedShape<Self> {
    offset(CGSize(width: x, height: y))
  }

  /// The outline, turned around a point.
  nonisolated public func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> _ChangedShape<Self> {
    _ChangedShape(base: self, change: .turned(angle, anchor: anchor))
  }

  /// The outline, larger or smaller around a point.
  nonisolated public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> _ChangedShape<Self> {
    _ChangedShape(base: self, change: .scaled(CGSize(width: x, height: y), anchor: anchor))
  }

  /// The outline, larger or smaller around a point.
  nonisolated public func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> _ChangedShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
}
