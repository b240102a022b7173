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

final class PageNode<Content: View>: ElementNode<Page<Content>> {
  /// Has the user leave the page; `nil` for one that stays.
  var leave: (() -> Void)? {
    didSet { if (leave == nil) != (oldValue == nil) { graph.enqueue(self) } }
  }

  var titleChanged: () -> Void = {}

  /// The title of the page below, `nil` on the first page.
  var backTitle: String? {
    didSet { updateContent() }
  }

  private var content: _ViewNode<Content>?
  private var single = SingleElement()
  private let ownEditMode = OwnEditMode()
  private var traits = PageTraits()
  private var bars: [Element] = []
  private lazy var dismissAction = DismissAction { [weak self] in self?.leave?() }

  init(_ view: Page<Content>, in context: _NodeContext) {
    super.init(view, element: Element(.page(PageContent())), in: context)
  }

  var title: String { traits.title ?? "" }

  /// Whether the user can go back to the page below by the stack's own means.
  var canGoBack: Bool { leave != nil && traits.hidesBackButton != true }

  override func evaluate() {
    content = child(content, showing: view.content, environment: contentEnvironment)
  }

  private var contentEnvironment: EnvironmentValues {
    var environment = inheritedEnvironment
    environment.ownEditMode = ownEditMode.binding
    if leave != nil { environment.dismiss = dismissAction }
    return environment.identified(with: content?.inheritedEnvironment)
  }

  override var derivesEnvironment: Bool { true }

  override func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
  }

  override func collectChildren() {
    var elements: [Element] = []
    content?.collect(into: &elements)
    element.setChildren(single.combining(elements) + bars)
  }

  // MARK: What the views say

  override func preferences(from content: PreferenceValues) -> PreferenceValues {
    let new = content[PageTraitsKey.self] ?? PageTraits()
    var outer = content
    outer[PageTraitsKey.self] = new.beyondPage
    guard new != traits else { return outer }
    traits = new
    updateContent()
    updateBars()
    titleChanged()
    return outer
  }

  private func updateContent() {
    element.content = .page(
      PageContent(
        title: traits.removesTitle == true ? "" : title, titleSize: traits.titleSize ?? .automatic,
        backTitle: traits.hidesBackButton == true ? nil : backTitle,
        hidesHeader: traits.hidesHeader ?? false))
  }

  /// A bar for each place that has items.
  private func updateBars() {
    let content = element.children.filter { !$0.isBar }
    bars = BarContent.Place.allCases.compactMap { place in
      let isHidden = place == .bottom ? traits.hidesBottomBar : traits.hidesHeader
      let items = traits.items.filter { $0.place == place }.map(\.element)
      guard !items.isEmpty, isHidden != true else { return nil }
      let bar =
        bars.first { $0.content == .bar(BarContent(place: place)) }
        ?? Element(.bar(BarContent(place: place)))
      bar.setChildren(items)
      return bar
    }
    element.setChildren(content + bars)
  }

  func show(_ content: AnyView) where Content == AnyView {
    update(to: Page(content: content), environment: inheritedEnvironment)
  }
}

extension Element {
  fileprivate var isBar: Bool { if case .bar = content { true } else { false } }
}
