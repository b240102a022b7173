import Elements

/// The root of a graph: the window, with the app's content and what is presented over it.
final class WindowNode<Content: View>: ElementNode<Content>, PresentingWindow {
  private var content: _ViewNode<Content>?
  private var single = SingleElement()
  private var presented: [Element] = []
  private let ownEditMode = OwnEditMode()

  override func evaluate() {
    if content == nil {
      var environment = inheritedEnvironment
      environment.ownEditMode = ownEditMode.binding
      content = child(nil, showing: view, environment: environment)
    }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
  }

  override func collectChildren() {
    var elements: [Element] = []
    content?.collect(into: &elements)
    element.setChildren(single.combining(elements) + presented)
  }

  func present(_ element: Element) {
    presented.append(element)
    graph.markStructure(of: self)
  }

  func dismiss(_ element: Element) {
    presented.removeAll { $0 === element }
    graph.markStructure(of: self)
  }

  func setTitle(_ title: String) {
    element.content = .window(WindowContent(title: title))
  }
}
