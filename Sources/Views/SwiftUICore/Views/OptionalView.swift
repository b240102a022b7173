extension Optional: View, _PrimitiveView, StructuralView where Wrapped: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    OptionalNode(view, in: context)
  }
}

private final class OptionalNode<Wrapped: View>: _ViewNode<Wrapped?> {
  private var content: _ViewNode<Wrapped>?

  override func evaluate() {
    if let view {
      content = child(content, showing: view)
    } else {
      remove(content)
      content = nil
    }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
  }
}
