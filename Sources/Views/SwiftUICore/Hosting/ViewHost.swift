import Elements
import IssueReporting

/// A view on a renderer: the graph, its elements, and the device that shows them.
///
/// The renderer drives it: it sets the tree's size, sends events to elements and calls
/// `tree.update()`.
@MainActor
public final class _ViewHost {
  public let tree: ElementTree
  private let graph = Graph()
  let window: Node

  public init<Content: View>(
    _ content: Content, renderer: any Renderer,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    if !FieldReader.hasMetadata {
      reportIssue(
        """
        Views cannot keep state: the program is built without reflection metadata. Remove \
        -disable-reflection-metadata from its build settings.
        """
      )
    }
    let element = Element(.window(WindowContent()))
    let context = _NodeContext(graph: graph, parent: nil, environment: environment)
    let window = WindowNode(content, element: element, in: context)
    self.window = window
    tree = ElementTree(root: element, renderer: renderer)
    graph.window = window
    // The tree keeps the graph alive: elements without their nodes answer nothing.
    tree.flush = { [graph, window] in withExtendedLifetime(window) { graph.flush() } }
    graph.focus.tree = tree
    tree.focusChanged = { [graph] in graph.focus.follow($0) }
    tree.focusWillSettle = { [graph, weak tree] in
      graph.focus.settle()
      if !graph.invalidations.isEmpty { tree?.setNeedsUpdate() }
    }
    graph.requestUpdate = { [weak tree] in tree?.setNeedsUpdate() }
    tree.setNeedsUpdate()
  }

  /// Told of the type of each view or modifier whose body is evaluated.
  public var bodyEvaluated: ((Any.Type) -> Void)? {
    get { graph.bodyEvaluated }
    set { graph.bodyEvaluated = newValue }
  }

  /// Ends all views: their tasks are cancelled, and they disappear.
  public func close() {
    window.dispose()
    graph.flush()
  }
}
