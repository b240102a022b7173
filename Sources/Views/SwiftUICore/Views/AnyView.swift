/// A view of a type that is known only at run time. A value of another type replaces what was
/// shown, state included.
public struct AnyView {
  let base: any View

  public init<Content: View>(_ view: Content) {
    base = (view as? AnyView)?.base ?? view
  }

  public init<Content: View>(erasing view: Content) {
    self.init(view)
  }
}

extension AnyView: _PrimitiveView, StructuralView {
  public static func _makeNode(_ view: AnyView, in context: _NodeContext) -> _ViewNode<AnyView> {
    AnyViewNode(view, in: context)
  }
}

private final class AnyViewNode: _ViewNode<AnyView> {
  private var content: Node?

  override func evaluate() {
    show(view.base)
  }

  private func show<Content: View>(_ view: Content) {
    let existing = content as? _ViewNode<Content>
    if existing == nil { remove(content) }
    content = child(existing, showing: view)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
  }
}
