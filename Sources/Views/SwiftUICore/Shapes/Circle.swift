import Elements
import Foundation

/// A circle in the middle of its rectangle, as large as fits.
nonisolated public struct Circle: InsettableShape, Equatable {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let diameter = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - diameter / 2, y: rect.midY - diameter / 2, width: diameter,
        height: diameter))
  }

  /// A square: the shorter of the lengths that are offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let diameter =
      switch (proposal.width, proposal.height) {
      case (let width?, let height?): min(width, height)
      case (let length?, nil), (nil, let length?): length
      case (nil, nil): CGFloat(10)
      }
    return CGSize(width: diameter, height: diameter)
  }

  public var _form: _OutlineForm { .ellipse }

  public func inset(by amount: CGFloat) -> _InsetShape<Circle> {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Circle {
  nonisolated public static var circle: Circle { Circle() }
}
