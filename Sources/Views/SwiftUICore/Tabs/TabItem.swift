import Elements

/// A page of a tab view, with what chooses it.
struct TabItemView<Content: View, Label: View> {
  let content: Content
  let label: Label
  let value: AnyHashable?
}

extension TabItemView: _PrimitiveView, StructuralView {
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    context.makesRows ? SingleRowNode(view, in: context) : TabItemNode(view, in: context)
  }

  static var _isSingleRow: Bool { true }
}

/// A page of tabs, as its container knows it.
@MainActor
protocol TabPage: Node {
  var element: Element { get }
  /// What chooses the page.
  var label: Element { get }
  var value: AnyHashable? { get }
  /// Shows a badge after the label.
  func show(badge: [Element])
  /// Whether the page is the one that is shown.
  func show(_ isShown: Bool)
}

/// The tabs around a page.
@MainActor
protocol TabContainer: AnyObject {
  func add(_ tab: any TabPage)
  func remove(_ tab: any TabPage)
  /// The page is another one's than before.
  func tabChanged()
}

private final class TabItemNode<Content: View, Label: View>: ElementNode<
  TabItemView<Content, Label>
>, TabPage
{
  private var content: _ViewNode<Content>?
  private var labelNode: TabLabelNode<Label>?
  private var single = SingleElement()
  private var container = TabContainerReference(container: nil)
  private var isShown = true

  init(_ view: TabItemView<Content, Label>, in context: _NodeContext) {
    super.init(view, element: Element(.group), in: context)
    element.layout = AnyElementLayout(ZStackLayout())
  }

  var label: Element { labelNode?.element ?? element }

  var value: AnyHashable? { view.value }

  override func evaluate() {
    readsAreFresh()
    let current = environment.tabContainer
    if current != container { container.container?.remove(self) }
    container = current
    if let labelNode {
      labelNode.update(to: TabLabel(label: view.label), environment: labelEnvironment)
    } else {
      labelNode = TabLabelNode(
        TabLabel(label: view.label), in: context(place: 1, environment: labelEnvironment))
    }
    content = child(content, showing: view.content, environment: contentEnvironment)
    container.container?.add(self)
    container.container?.tabChanged()
  }

  /// Tabs in a page are of other tab views.
  private var contentEnvironment: EnvironmentValues {
    var environment = labelEnvironment
    environment.accessibility = Accessibility()
    return environment.identified(with: content?.inheritedEnvironment)
  }

  private var labelEnvironment: EnvironmentValues {
    var environment = inheritedEnvironment
    environment.tabContainer = TabContainerReference(container: nil)
    return environment.identified(with: labelNode?.inheritedEnvironment)
  }

  override var derivesEnvironment: Bool { true }

  override func willDispose() {
    container.container?.remove(self)
  }

  func show(badge: [Element]) { labelNode?.show(badge: badge) }

  func show(_ isShown: Bool) {
    self.isShown = isShown
    content?.setVisible(isVisible && isShown)
  }

  override func isCovered(_ child: Node) -> Bool { child === content && !isShown }

  override func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
    if let labelNode { body(labelNode) }
  }

  override func collectChildren() {
    var elements: [Element] = []
    content?.collect(into: &elements)
    element.setChildren(single.combining(elements))
  }
}

/// What is on a tab.
struct TabLabel<Label: View> {
  let label: Label
}

extension TabLabel: _PrimitiveView, StructuralView {
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    TabLabelNode(view, in: context)
  }
}

private final class TabLabelNode<Label: View>: ElementNode<TabLabel<Label>> {
  private var label: _ViewNode<Label>?
  private var labelElements: [Element] = []
  private var badge: [Element] = []

  init(_ view: TabLabel<Label>, in context: _NodeContext) {
    super.init(view, element: Element(.tab(TabContent())), in: context)
  }

  override func evaluate() {
    readsAreFresh()
    let environment = environment
    element.attributes.isEnabled = environment.isEnabled
    element.attributes.tint = environment.tint
    element.attributes.accessibility = environment.accessibility
    label = child(label, showing: view.label)
  }

  func show(badge: [Element]) {
    guard !badge.elementsEqual(self.badge, by: ===) else { return }
    self.badge = badge
    element.setChildren(labelElements + badge)
  }

  override func collectChildren() {
    labelElements = []
    label?.collect(into: &labelElements)
    element.setChildren(labelElements + badge)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let label { body(label) }
  }

  /// A tab says nothing about what its page is in.
  override func preferences(from content: PreferenceValues) -> PreferenceValues {
    PreferenceValues()
  }
}

/// The container does not live by its pages' environment.
struct TabContainerReference: Equatable {
  private(set) weak var container: (any TabContainer)?

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.container === rhs.container }
}

private enum TabContainerKey: EnvironmentKey {
  static var defaultValue: TabContainerReference { TabContainerReference(container: nil) }
}

extension EnvironmentValues {
  /// The tabs that a page is one of.
  var tabContainer: TabContainerReference {
    get { self[TabContainerKey.self] }
    set { self[TabContainerKey.self] = newValue }
  }
}

extension View {
  /// What the tab of the view shows, in a tab view: a text, an image, a label.
  nonisolated public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    TabItemView(content: self, label: label(), value: nil)
  }
}
