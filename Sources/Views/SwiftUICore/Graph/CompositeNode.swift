/// A view that is made of another one, its body. The body's reads mark this node.
final class CompositeNode<Content: View>: _ViewNode<Content> {
  private var child: _ViewNode<Content.Body>?

  override func evaluate() {
    if let type = Content._evaluatedType { graph.bodyEvaluated?(type) }
    let body = readView { $0.body }
    child = child(child, showing: body)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }
}
