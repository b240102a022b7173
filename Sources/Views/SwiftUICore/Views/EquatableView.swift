/// A view that is evaluated again only when `==` tells it from the one before.
public struct EquatableView<Content: View & Equatable> {
  public var content: Content

  public init(content: Content) {
    self.content = content
  }
}

extension EquatableView: Equatable {
  nonisolated public static func == (lhs: Self, rhs: Self) -> Bool { lhs.content == rhs.content }
}

extension EquatableView: _PrimitiveView {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    if context.makesRows, _isSingleRow { return SingleRowNode(view, in: context) }
    return EquatableNode(view, in: context)
  }

  public static var _isSingleRow: Bool { Content._isSingleRow }
}

private final class EquatableNode<Content: View & Equatable>: _ViewNode<EquatableView<Content>> {
  private var content: _ViewNode<Content>?

  override func evaluate() {
    content = child(content, showing: view.content)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
  }
}

extension View where Self: Equatable {
  /// The view, evaluated again only when `==` tells it from the one before.
  nonisolated public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
