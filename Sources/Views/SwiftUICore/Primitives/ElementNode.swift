import Elements

/// A node that owns an element, and gives it the elements of its children.
@MainActor
public class _ElementNode<Content: View>: _ViewNode<Content> {
  final let element: Element

  init(_ view: Content, element: Element, in context: _NodeContext) {
    self.element = element
    super.init(view, in: context)
  }

  override final var ownsElements: Bool { true }

  override final func collect(into elements: inout [Element]) {
    elements.append(element)
  }

  override func collectChildren() {
    var children: [Element] = []
    forEachChild { $0.collect(into: &children) }
    element.setChildren(children)
  }
}

typealias ElementNode = _ElementNode
