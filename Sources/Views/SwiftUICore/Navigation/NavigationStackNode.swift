import Elements
import IssueReporting

/// The node of a navigation stack: it shows what the path and the views on the pages say, the root
/// first.
final class NavigationStackNode<Data, Root: View>: ElementNode<NavigationStack<Data, Root>>,
  PageStack
{
  private var root: PageNode<Root>?
  private var pages: [StackedPage] = []
  private var ownPath: Data?
  private var destinations = DestinationTable()
  private var resolvesDestinations = false
  /// What a link of another column has put in the place of the root.
  private var replacement: AnyView?

  /// What the stack is in a split view, where it is one of its columns.
  var column: SplitColumn? {
    didSet { columnChanged() }
  }
  /// The column that the stack is the root of.
  private var enclosingColumn: SplitColumn? {
    didSet {
      if (enclosingColumn == nil) != (oldValue == nil) { graph.markPreferences(of: self) }
    }
  }

  init(_ view: NavigationStack<Data, Root>, in context: _NodeContext) {
    if case .own(let path) = view.path { ownPath = path }
    super.init(view, element: Element(.navigationStack), in: context)
    element.respond = { [weak self] event in
      guard event == .dismiss, let self, let top = pages.last, top.node.canGoBack else {
        return false
      }
      leave(top)
      return true
    }
  }

  override func evaluate() {
    readsAreFresh()
    if column == nil { enclosingColumn = environment.splitColumn }
    showRoot()
    for page in pages { page.node.inherit(pageEnvironment) }
    showPath(view.access.values(tracked { path }))
  }

  private func showRoot() {
    if let replacement = replacement as? Root {
      // What a link shows is the link's business from then on.
      if root == nil { makeRoot(showing: replacement) } else { root?.inherit(rootEnvironment) }
    } else if let root {
      root.update(to: Page(content: view.root), environment: rootEnvironment)
    } else {
      makeRoot(showing: view.root)
    }
    updateWayBack()
  }

  private func makeRoot(showing content: Root) {
    let root = PageNode(
      Page(content: content), in: context(place: 0, environment: rootEnvironment))
    root.titleChanged = { [weak self] in self?.titleChanged() }
    self.root = root
    graph.markStructure(of: self)
  }

  /// Shows another root, without what lies on the present one; `nil` shows the stack's own again.
  func replaceRoot(with content: AnyView?) -> PageNode<Root>? {
    if let lowest = pages.first { leave(lowest) }
    root?.dispose()
    root = nil
    replacement = content
    showRoot()
    pagesChanged()
    return root
  }

  private var pageEnvironment: EnvironmentValues {
    environment(of: nil).identified(with: pages.first?.node.inheritedEnvironment)
  }

  private var rootEnvironment: EnvironmentValues {
    environment(of: column).identified(with: root?.inheritedEnvironment)
  }

  private func environment(of column: SplitColumn?) -> EnvironmentValues {
    var environment = inheritedEnvironment
    environment.pageStack = PageStackReference(
      stack: self.column?.links ?? self as any PageStack, pathElementType: view.access.elementType)
    environment.splitColumn = column
    return environment
  }

  override var derivesEnvironment: Bool { true }

  override func forEachChild(_ body: (Node) -> Void) {
    if let root { body(root) }
    for page in pages { body(page.node) }
  }

  override func isCovered(_ child: Node) -> Bool { child !== top }

  /// Only the page on top says something about what the stack is in.
  override func preferences(from content: PreferenceValues) -> PreferenceValues {
    var preferences = top?.preferences ?? PreferenceValues()
    if enclosingColumn != nil {
      // The column's page leaves its head to the stack that fills it.
      var traits = preferences[PageTraitsKey.self] ?? PageTraits()
      traits.title = rootTitle
      traits.hidesHeader = true
      preferences[PageTraitsKey.self] = traits
    }
    return preferences
  }

  private var top: Node? { pages.last?.node ?? root }

  // MARK: Columns

  private func columnChanged() {
    root?.inherit(rootEnvironment)
    updateWayBack()
  }

  /// The root goes back where the column goes back.
  private func updateWayBack() {
    let column = column ?? enclosingColumn
    if root?.backTitle != column?.backTitle { root?.backTitle = column?.backTitle }
    root?.leave = self.column?.leave
  }

  // MARK: The path

  private var path: Data {
    switch view.path {
    case .binding(let binding): binding.wrappedValue
    case .own(let initial): ownPath ?? initial
    }
  }

  private func write(_ path: Data) {
    switch view.path {
    case .binding(let binding): binding.wrappedValue = path
    case .own: ownPath = path
    }
    // What is shown is what the path is then, whatever became of the write.
    graph.enqueue(self)
  }

  /// Shows a page for each value: those that were shown already stay.
  private func showPath(_ values: [AnyHashable]) {
    let shown = pages.filter { $0.value != nil }
    var kept = 0
    while kept < min(shown.count, values.count), shown[kept].value == values[kept] { kept += 1 }
    if kept < shown.count { remove(shown[kept...]) }
    for value in values[kept...] {
      let page = StackedPage(node: makePage(showing: AnyView(EmptyView())), value: value)
      add(page)
      show(destinations.source(for: value), on: page)
    }
    if kept < values.count { pagesChanged() }
  }

  private func makePage(showing content: AnyView) -> PageNode<AnyView> {
    let page = PageNode(
      Page(content: content), in: context(place: pages.count + 1, environment: pageEnvironment))
    page.titleChanged = { [weak self] in self?.titleChanged() }
    return page
  }

  private func add(_ page: StackedPage) {
    page.node.leave = { [weak self, weak page] in
      if let page { self?.leave(page) }
    }
    pages.append(page)
  }

  private func remove(_ leaving: some Collection<StackedPage>) {
    var gone: [Node] = leaving.map(\.node)
    // What a view on a page has pushed goes with the page.
    for page in pages {
      if let owner = page.owner, gone.contains(where: { $0 === owner }) { gone.append(page.node) }
    }
    pages.removeAll { page in gone.contains { $0 === page.node } }
    for node in gone { node.dispose() }
    pagesChanged()
  }

  private func pagesChanged() {
    graph.markStructure(of: self)
    graph.markPreferences(of: self)
    root?.setVisible(isVisible && pages.isEmpty)
    for page in pages { page.node.setVisible(isVisible && page === pages.last) }
    titleChanged()
  }

  // MARK: PageStack

  func push(_ content: AnyView, by presenter: Node, left: (() -> Void)?) -> StackedPage {
    let page = StackedPage(
      node: makePage(showing: content), owner: owner(of: presenter), left: left)
    add(page)
    pagesChanged()
    return page
  }

  func push(_ value: AnyHashable) {
    var path = path
    guard view.access.append(value, &path) else {
      reportIssue(
        """
        A link with a '\(type(of: value.base))' was pressed in a navigation stack whose path holds \
        values of '\(view.access.elementType ?? Any.self)'. Give the link such a value.
        """,
        severity: .warning
      )
      return
    }
    write(path)
  }

  func take(_ page: StackedPage) {
    if pages.contains(where: { $0 === page }) { remove([page]) }
  }

  func leave(_ page: StackedPage) {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return }
    let leaving = pages[index...]
    let below = pages[..<index].count { $0.value != nil }
    for page in leaving.reversed() { page.left?() }
    remove(leaving.filter { $0.value == nil && $0.left == nil })
    guard let lowest = leaving.first(where: { $0.value != nil }) else { return }
    var path = path
    let values = view.access.values(path)
    // Somebody may have changed the path since the page was shown: then it is another's.
    guard values.count > below, values[below] == lowest.value else { return }
    view.access.removeLast(values.count - below, &path)
    write(path)
  }

  var rootTitle: String { root?.title ?? "" }

  private func titleChanged() {
    column?.titleChanged()
    if enclosingColumn != nil { graph.markPreferences(of: self) }
    var title = root?.title
    for page in pages {
      page.node.backTitle = title ?? ""
      title = page.node.title
    }
  }

  /// The page that a view is on.
  private func owner(of presenter: Node) -> Node? {
    var current: Node? = presenter
    while let node = current, node.parent !== self { current = node.parent }
    return current
  }

  /// The stack may be the root of a column, which follows.
  func follow(_ selection: _RowSelection) {
    inheritedEnvironment.pageStack.stack?.follow(selection)
  }

  // MARK: Destinations

  func setDestination(_ source: any DestinationSource) {
    destinations.add(source)
    for page in pages {
      guard let value = page.value, source.makes(value) else { continue }
      if page.destination == nil || page.destination === source { show(source, on: page) }
    }
  }

  func removeDestination(_ source: any DestinationSource) {
    destinations.remove(source)
  }

  private func show(_ source: (any DestinationSource)?, on page: StackedPage) {
    guard let source, let value = page.value else { return resolveLater() }
    page.destination = source
    page.isMissing = false
    page.node.show(source.content(for: value))
  }

  /// The destination of a page may be said by the page below, which has to be evaluated first.
  private func resolveLater() {
    guard !resolvesDestinations else { return }
    resolvesDestinations = true
    graph.afterUpdate { [weak self] in
      guard let self else { return }
      resolvesDestinations = false
      resolveDestinations()
    }
  }

  private func resolveDestinations() {
    var isBelowKnown = true
    for page in pages where page.destination == nil && !page.isMissing {
      guard let value = page.value else { continue }
      if let source = destinations.source(for: value) {
        show(source, on: page)
        isBelowKnown = false
      } else if isBelowKnown {
        showMissing(value, on: page)
      } else {
        return resolveLater()
      }
    }
  }

  private func showMissing(_ value: AnyHashable, on page: StackedPage) {
    page.isMissing = true
    page.node.show(AnyView(MissingDestination(value: value)))
    MissingDestination.report(value)
  }
}
