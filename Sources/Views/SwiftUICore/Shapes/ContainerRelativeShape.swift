import Elements
import Foundation

/// The shape of the container around. A terminal's containers are rectangles.
nonisolated public struct ContainerRelativeShape: InsettableShape, Equatable {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public var _form: _OutlineForm { .rectangle }

  public func inset(by amount: CGFloat) -> _InsetShape<ContainerRelativeShape> {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == ContainerRelativeShape {
  nonisolated public static var containerRelative: ContainerRelativeShape {
    ContainerRelativeShape()
  }
}
