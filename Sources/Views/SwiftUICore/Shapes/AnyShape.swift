import Elements
import Foundation

/// Any shape, where the type must be one.
nonisolated public struct AnyShape: Shape {
  private let base: any Shape

  public init<Base: Shape>(_ shape: Base) {
    base = shape
  }

  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  public var _form: _OutlineForm { base._form }
}
