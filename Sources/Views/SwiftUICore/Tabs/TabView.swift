import DataFlow
import Elements

/// Pages of which one is shown, chosen by their tabs. All of them keep their state.
///
/// ```swift
/// TabView(selection: $store.tab) {
///   Tab("Counter", systemImage: "plusminus", value: .counter) { CounterView() }
///   SettingsView()
///     .tabItem { Label("Settings", systemImage: "gear") }
///     .tag(Tabs.settings)
/// }
/// ```
public struct TabView<SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>?
  let content: Content
}

extension TabView {
  /// Pages, and which of them is shown: that with the selection's value as its tag.
  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content())
  }
}

extension TabView where SelectionValue == Int {
  /// Pages of which the first is shown at first.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }
}

extension TabView: _PrimitiveView, StructuralView {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    context.makesRows ? SingleRowNode(view, in: context) : TabsNode(view, in: context)
  }

  public static var _isSingleRow: Bool { true }
}

private final class TabsNode<SelectionValue: Hashable, Content: View>: ElementNode<
  TabView<SelectionValue, Content>
>, TabContainer
{
  private var content: _ViewNode<Content>?
  private var tabs: [any TabPage] = []
  /// What was collected, in the order of the source.
  private var pages: [Element] = []
  private var selected: AnyHashable?
  private var ownSelection: AnyHashable?
  /// The tabs of pages that have none of their own.
  private var plainTabs: [ObjectIdentifier: Element] = [:]

  init(_ view: TabView<SelectionValue, Content>, in context: _NodeContext) {
    super.init(view, element: Element(.tabs(TabsContent())), in: context)
  }

  override func evaluate() {
    readsAreFresh()
    let selection = tracked { view.selection?.wrappedValue }
    selected = selection.map { AnyHashable($0) } ?? ownSelection
    content = child(content, showing: view.content, environment: contentEnvironment)
    arrange()
  }

  private var contentEnvironment: EnvironmentValues {
    var environment = inheritedEnvironment
    environment.tabContainer = TabContainerReference(container: self)
    return environment.identified(with: content?.inheritedEnvironment)
  }

  override var derivesEnvironment: Bool { true }

  override func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
  }

  override func collectChildren() {
    pages = []
    content?.collect(into: &pages)
    plainTabs = plainTabs.filter { id, _ in pages.contains { ObjectIdentifier($0) == id } }
    arrange()
  }

  // MARK: TabContainer

  func add(_ tab: any TabPage) {
    if !tabs.contains(where: { $0 === tab }) { tabs.append(tab) }
  }

  func remove(_ tab: any TabPage) {
    tabs.removeAll { $0 === tab }
  }

  func tabChanged() { arrange() }

  // MARK: The page that is shown

  private func value(at index: Int) -> AnyHashable {
    pages[index].tag ?? pages[index].children.first?.tag ?? tab(of: pages[index])?.value
      ?? AnyHashable(index)
  }

  private func tab(of page: Element) -> (any TabPage)? {
    tabs.first { $0.element === page }
  }

  private var selectedPage: Element? {
    guard let selected else { return pages.first }
    return pages.indices.first { value(at: $0) == selected }.map { pages[$0] } ?? pages.first
  }

  /// Shows the page that is selected, and a tab for each.
  private func arrange() {
    let shown = selectedPage
    for tab in tabs where tab.element !== shown { tab.show(false) }
    for tab in tabs where tab.element === shown { tab.show(true) }
    let bar = pages.enumerated().map { index, page in
      self.tab(of: page)?.show(badge: RowTraits(saidOf: page).badge ?? [])
      let tab = tabElement(of: page)
      tab.content = .tab(TabContent(isSelected: page === shown))
      tab.respond = { [weak self] event in
        guard event == .press, let self else { return false }
        select(index)
        return true
      }
      return tab
    }
    element.setChildren(bar + (shown.map { [$0] } ?? []))
    graph.markPreferences(of: self)
  }

  private func tabElement(of page: Element) -> Element {
    if let tab = tab(of: page) { return tab.label }
    let id = ObjectIdentifier(page)
    let tab = plainTabs[id] ?? Element(.tab(TabContent()))
    plainTabs[id] = tab
    return tab
  }

  private func select(_ index: Int) {
    guard pages.indices.contains(index) else { return }
    let value = value(at: index)
    if let selection = view.selection {
      if let value = value.base as? SelectionValue { selection.wrappedValue = value }
    } else {
      ownSelection = value
    }
    // What is shown is what the selection is then, whatever became of the write.
    observedChanged()
  }

  // MARK: What the pages say

  /// Only the page that is shown says something about what the tabs are in.
  override func preferences(from content: PreferenceValues) -> PreferenceValues {
    var shown = selectedPage.flatMap { tab(of: $0)?.preferences } ?? content
    let hidesBar = shown[PageTraitsKey.self]?.hidesTabs ?? false
    shown[PageTraitsKey.self]?.hidesTabs = nil
    element.content = .tabs(
      TabsContent(look: inheritedEnvironment.tabsLook, hidesBar: hidesBar))
    return shown
  }
}
