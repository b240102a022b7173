import Elements

/// The content of one row: the end of a list of elements that is the row's own.
final class RowContentNode<Content: View>: _Node {
  private(set) var elements: [Element] = []
  private var content: _ViewNode<Content>?
  private var isCollected = false
  /// Told when the elements are others, in place of what is around the row.
  var elementsChanged: (() -> Void)?

  init(in context: _NodeContext) {
    super.init(context)
  }

  /// What is shown.
  var view: Content? { content?.view }

  func show(_ view: Content, environment: EnvironmentValues) {
    content = child(content, showing: view, environment: environment)
  }

  override var ownsElements: Bool { true }

  override func collectChildren() {
    var collected: [Element] = []
    forEachChild { $0.collect(into: &collected) }
    let differs = !collected.elementsEqual(elements, by: ===)
    let isChange = isCollected && differs
    elements = collected
    isCollected = true
    if let elementsChanged {
      if differs { elementsChanged() }
      return
    }
    // What is said of the row through its elements may be another, though they are the same.
    for element in elements { element.traitsChanged() }
    // While the container asks for the row, it takes the elements by itself.
    if isChange, let parent { graph.markStructure(of: parent) }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
  }
}
