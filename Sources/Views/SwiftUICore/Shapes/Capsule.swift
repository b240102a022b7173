import Elements
import Foundation

/// A rectangle whose shorter sides are half circles.
nonisolated public struct Capsule: InsettableShape, Equatable {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  public var _form: _OutlineForm { .roundedRectangle }

  public func inset(by amount: CGFloat) -> _InsetShape<Capsule> {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Capsule {
  nonisolated public static var capsule: Capsule { Capsule() }

  nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule {
    Capsule(style: style)
  }
}
