import Elements

/// Pages, each over the one that led to it, with a way back.
public struct NavigationStack<Data, Root: View> {
  let root: Root
}

extension NavigationStack where Data == Never {
  /// A stack whose pages are pushed by links.
  nonisolated public init(@ViewBuilder root: () -> Root) {
    self.root = root()
  }
}

extension NavigationStack: _PrimitiveView, StructuralView {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    context.makesRows ? SingleRowNode(view, in: context) : NavigationStackNode(view, in: context)
  }

  public static var _isSingleRow: Bool { true }
}

final class NavigationStackNode<Data, Root: View>: ElementNode<NavigationStack<Data, Root>>,
  PageStack
{
  private var root: _ViewNode<Page<Root>>?
  private var pushed: [PageNode<AnyView>] = []

  init(_ view: NavigationStack<Data, Root>, in context: _NodeContext) {
    super.init(view, element: Element(.navigationStack), in: context)
    element.respond = { [weak self] event in
      guard event == .dismiss, let self, let top = pushed.last else { return false }
      pop(top)
      return true
    }
  }

  override func evaluate() {
    root = child(root, showing: Page(content: view.root), place: 0, environment: pageEnvironment)
    for page in pushed { page.inherit(pageEnvironment) }
  }

  private var pageEnvironment: EnvironmentValues {
    var environment = inheritedEnvironment
    environment.pageStack = PageStackReference(stack: self)
    return environment.identified(with: root?.inheritedEnvironment)
  }

  override var derivesEnvironment: Bool { true }

  override func forEachChild(_ body: (Node) -> Void) {
    if let root { body(root) }
    for page in pushed { body(page) }
  }

  // MARK: PageStack

  func push(_ content: AnyView) -> any PushedPage {
    let context = context(place: pushed.count + 1, environment: pageEnvironment)
    let page = PageNode(Page(content: content), in: context)
    page.pop = { [weak self, weak page] in
      if let page { self?.pop(page) }
    }
    topPage?.setVisible(false)
    pushed.append(page)
    graph.markStructure(of: self)
    titleChanged()
    return page
  }

  /// Takes a page, and what is over it, away.
  private func pop(_ page: PageNode<AnyView>) {
    guard let index = pushed.firstIndex(where: { $0 === page }) else { return }
    for page in pushed[index...] { page.dispose() }
    pushed.removeSubrange(index...)
    topPage?.setVisible(true)
    graph.markStructure(of: self)
  }

  func titleChanged() {
    var title = (root as? PageNode<Root>)?.title
    for page in pushed {
      page.backTitle = title ?? ""
      title = page.title
    }
  }

  private var topPage: Node? { pushed.last ?? root }
}
