/// Several views as one, without an element of its own: a modifier on it modifies each of them.
public struct Group<Content> {
  let content: Content
}

extension Group: View, _PrimitiveView, StructuralView where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    GroupNode(view, in: context)
  }

  public static var _isSingleRow: Bool { Content._isSingleRow }
}

private final class GroupNode<Content: View>: _ViewNode<Group<Content>> {
  private var content: _ViewNode<Content>?

  override func evaluate() {
    content = child(content, showing: view.content)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
  }
}
