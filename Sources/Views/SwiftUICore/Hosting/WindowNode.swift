import Elements

/// The root of a graph: the window, with the app's content and what is presented over it.
final class WindowNode<Content: View>: ElementNode<Content>, PresentingWindow {
  private var content: _ViewNode<WindowBody<Content>>?
  private var presented: [Element] = []

  override func evaluate() {
    content = child(content, showing: WindowBody(content: view))
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
  }

  override func collectChildren() {
    var children: [Element] = []
    content?.collect(into: &children)
    element.setChildren(children + presented)
  }

  func present(_ element: Element) {
    presented.append(element)
    graph.markStructure(of: self)
  }

  func dismiss(_ element: Element) {
    presented.removeAll { $0 === element }
    graph.markStructure(of: self)
  }
}

/// The app's content as one element, however many views it is.
private struct WindowBody<Content: View> {
  let content: Content
}

extension WindowBody: _ElementView, StructuralView {
  var _content: Content { content }

  func _updateElement(_ element: Element, environment: EnvironmentValues) {
    element.layout = AnyElementLayout(VStackLayout())
  }
}
