import Elements
import Foundation

/// An ellipse that touches the sides of its rectangle.
nonisolated public struct Ellipse: InsettableShape, Equatable {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  public var _form: _OutlineForm { .ellipse }

  public func inset(by amount: CGFloat) -> _InsetShape<Ellipse> {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Ellipse {
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}
