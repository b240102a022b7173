import Elements
import Foundation

/// A shape that can keep a distance from its rectangle.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  /// The shape, smaller by as many points on each side.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape in a rectangle that is smaller on each side.
nonisolated public struct _InsetShape<Base: InsettableShape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  public func path(in rect: CGRect) -> Path {
    let most = max(0, min(rect.width, rect.height) / 2)
    let amount = amount.isFinite ? min(amount, most) : 0
    return base.path(in: rect.insetBy(dx: amount, dy: amount))
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }

  public var _form: _OutlineForm { base._form }

  public func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(base: base, amount: self.amount + amount)
  }
}

extension _InsetShape: Equatable where Base: Equatable {}
