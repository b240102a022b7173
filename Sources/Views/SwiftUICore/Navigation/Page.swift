import Elements

/// One page of a navigation stack.
struct Page<Content: View> {
  let content: Content
}

extension Page: _PrimitiveView, StructuralView {
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PageNode(view, in: context)
  }
}

final class PageNode<Content: View>: ElementNode<Page<Content>>, TitledPage {
  /// Takes the page off its stack; `nil` for the first page.
  var pop: (() -> Void)?

  /// The title of the page below, `nil` on the first page.
  var backTitle: String? {
    didSet { updateContent() }
  }

  private var content: _ViewNode<Content>?
  private var single = SingleElement()
  private let ownEditMode = OwnEditMode()
  /// What views on the page say that its title is. The innermost speaks last, and counts.
  private var titles: [(speaker: ObjectIdentifier, title: String)] = []
  private lazy var dismissAction = DismissAction { [weak self] in self?.pop?() }

  init(_ view: Page<Content>, in context: _NodeContext) {
    super.init(view, element: Element(.page(PageContent())), in: context)
  }

  override func evaluate() {
    content = child(content, showing: view.content, environment: contentEnvironment)
  }

  private var contentEnvironment: EnvironmentValues {
    var environment = inheritedEnvironment
    environment.page = PageReference(page: self)
    environment.ownEditMode = ownEditMode.binding
    if pop != nil { environment.dismiss = dismissAction }
    return environment.identified(with: content?.inheritedEnvironment)
  }

  override var derivesEnvironment: Bool { true }

  override func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
  }

  override func collectChildren() {
    var elements: [Element] = []
    content?.collect(into: &elements)
    element.setChildren(single.combining(elements))
  }

  // MARK: TitledPage

  var title: String { titles.last?.title ?? "" }

  func setTitle(_ title: String?, by speaker: Node) {
    let index = titles.firstIndex { $0.speaker == ObjectIdentifier(speaker) }
    switch (index, title) {
    case (let index?, let title?): titles[index].title = title
    case (let index?, nil): titles.remove(at: index)
    case (nil, let title?): titles.append((ObjectIdentifier(speaker), title))
    case (nil, nil): return
    }
    updateContent()
    inheritedEnvironment.pageStack.stack?.titleChanged()
  }

  private func updateContent() {
    element.content = .page(PageContent(title: title, backTitle: backTitle))
  }
}

extension PageNode: PushedPage where Content == AnyView {
  var isPushed: Bool { !isDisposed }

  func show(_ content: AnyView) {
    update(to: Page(content: content), environment: inheritedEnvironment)
  }
}
