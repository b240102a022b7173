import Elements

/// The node of a modifier that presents something over the window. What it presents is its child, and
/// not among the elements of its content.
@MainActor
public class _PresentingNode<Modified: View, Modifier: ViewModifier>: _ModifierNode<
  Modified, Modifier
>
{
  private var presented: (node: Node, element: Element)?

  final func present<Content: View>(_ node: ElementNode<Content>) {
    endPresentation()
    presented = (node, node.element)
    graph.window?.present(node.element)
  }

  final func endPresentation() {
    guard let presented else { return }
    graph.window?.dismiss(presented.element)
    presented.node.dispose()
    self.presented = nil
  }

  override var derivesEnvironment: Bool { true }

  override func willDispose() {
    if let presented { graph.window?.dismiss(presented.element) }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    super.forEachChild(body)
    if let presented { body(presented.node) }
  }

  override func collect(into elements: inout [Element]) {
    content?.collect(into: &elements)
  }

  override func collect(into rows: inout RowTable) {
    content?.collect(into: &rows)
  }
}

typealias PresentingNode = _PresentingNode

extension EnvironmentValues {
  /// The environment of what a view presents. It stands over that view: it can be worked when the
  /// view is disabled, and is on no page of the view's stack.
  @MainActor
  func presented(by presentation: Presentation) -> EnvironmentValues {
    var environment = self
    environment.dialog = nil
    environment.dismiss = presentation.dismiss
    environment.isEnabled = true
    environment.pageStack = PageStackReference(stack: nil)
    environment.splitColumn = nil
    environment.accessibility = Accessibility()
    return environment
  }
}
