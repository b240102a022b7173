import Elements
import Foundation

/// A rectangle.
nonisolated public struct Rectangle: InsettableShape, Equatable {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public var _form: _OutlineForm { .rectangle }

  public func inset(by amount: CGFloat) -> _InsetShape<Rectangle> {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Rectangle {
  nonisolated public static var rect: Rectangle { Rectangle() }
}
