import Elements
import Foundation

/// The root of a graph: the window, with the app's content and what is presented over it.
final class WindowNode<Content: View>: ElementNode<Content>, PresentingWindow {
  private var content: _ViewNode<Content>?
  private var single = SingleElement()
  private var presented: [Element] = []
  private var size: CGSize?
  private let ownEditMode = OwnEditMode()

  override init(_ view: Content, element: Element, in context: _NodeContext) {
    super.init(view, element: element, in: context)
    element.reportsSize = true
    element.respond = { [weak self] event in
      guard case .sized(let size) = event, let self else { return false }
      self.size = size
      graph.enqueue(self)
      return true
    }
  }

  override func evaluate() {
    content = child(content, showing: view, environment: contentEnvironment)
  }

  private var contentEnvironment: EnvironmentValues {
    var environment = inheritedEnvironment
    environment.ownEditMode = ownEditMode.binding
    environment.resetFocus = ResetFocusAction(focus: graph.focus)
    if let size {
      environment.horizontalSizeClass = UserInterfaceSizeClass(width: size.width)
      environment.verticalSizeClass = UserInterfaceSizeClass(height: size.height)
    }
    return environment.identified(with: content?.inheritedEnvironment)
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
