import Elements
import Foundation

/// The node of a split view: each column is a navigation stack, and links on one of them put their
/// page in the place of the next one's root.
final class SplitViewNode<Sidebar: View, Content: View, Detail: View>: ElementNode<
  NavigationSplitView<Sidebar, Content, Detail>
>
{
  private typealias Column = NavigationStackNode<NavigationPath, AnyView>

  private var columns: [Column] = []
  private var links: [ColumnLinks] = []
  /// Whether there is room for one column only.
  private var isCollapsed = false
  /// The column that is shown then.
  private var front = 0

  init(_ view: NavigationSplitView<Sidebar, Content, Detail>, in context: _NodeContext) {
    super.init(view, element: Element(.split), in: context)
    element.reportsSize = true
    element.respond = { [weak self] event in
      guard let self else { return false }
      switch event {
      case .sized(let size):
        isCollapsed = size.width < Self.leastWidth(of: view.columns.count)
        arrange()
        return true
      case .dismiss where isCollapsed && front > 0:
        show(front - 1)
        return true
      default: return false
      }
    }
  }

  /// With less, a column would be too narrow to be read.
  private static func leastWidth(of columns: Int) -> CGFloat { columns == 2 ? 480 : 640 }

  override func evaluate() {
    readsAreFresh()
    for (index, content) in view.columns.enumerated() {
      let stack = NavigationStack(
        path: .own(initial: NavigationPath()), access: PathAccess<NavigationPath>(), root: content)
      if index < columns.count {
        columns[index].update(to: stack, environment: inheritedEnvironment)
      } else {
        columns.append(makeColumn(stack, at: index))
      }
    }
    tracked {
      _ = view.visibility?.wrappedValue
      if let column = view.compactColumn?.wrappedValue { front = column.index(of: columns.count) }
    }
    arrange()
  }

  private func makeColumn(
    _ stack: NavigationStack<NavigationPath, AnyView>, at index: Int
  ) -> Column {
    let column = Column(stack, in: context(place: index))
    if index < view.columns.count - 1 {
      let links = ColumnLinks { [weak self] content in
        self?.replace(index + 1, with: content)
      } back: { [weak self] in
        self?.show(index)
      }
      self.links.append(links)
      column.links = links
    }
    column.rootTitleChanged = { [weak self] in self?.updateBackTitles() }
    graph.markStructure(of: self)
    return column
  }

  override var derivesEnvironment: Bool { true }

  override func forEachChild(_ body: (Node) -> Void) {
    for column in columns { body(column) }
  }

  override func isCovered(_ child: Node) -> Bool { !shownColumns.contains { $0 === child } }

  override func collectChildren() { arrange() }

  /// Puts a page in the place of a column's root; `nil` gives the column its own back.
  private func replace(_ index: Int, with content: AnyView?) -> PageNode<AnyView>? {
    guard columns.indices.contains(index) else { return nil }
    // What the page that goes has put in the column after it goes, too.
    if index < links.count { links[index].clear() }
    let page = columns[index].replaceRoot(with: content)
    if content != nil { show(index) } else { arrange() }
    return page
  }

  /// Brings a column to the front, where one is shown at a time.
  private func show(_ index: Int) {
    front = index
    let column = NavigationSplitViewColumn(index: index, of: columns.count)
    if isCollapsed, let compactColumn = view.compactColumn, compactColumn.wrappedValue != column {
      compactColumn.wrappedValue = column
    }
    arrange()
  }

  private var shownColumns: [Column] {
    if isCollapsed { return Array(columns[min(front, columns.count)...].prefix(1)) }
    return Array(columns.suffix(view.visibility?.wrappedValue.columns ?? columns.count))
  }

  private func arrange() {
    let shown = shownColumns
    element.setChildren(shown.map(\.element))
    for column in columns { column.setVisible(isVisible && shown.contains { $0 === column }) }
    updateBackTitles()
  }

  private func updateBackTitles() {
    for (index, column) in columns.enumerated() {
      let title = isCollapsed && index > 0 ? columns[index - 1].rootTitle : nil
      if column.rootBackTitle != title { column.rootBackTitle = title }
    }
  }
}

/// Where links on a column lead: to the next one.
@MainActor
final class ColumnLinks: PageStack {
  private let replace: (AnyView?) -> PageNode<AnyView>?
  private let back: () -> Void
  private var destinations = DestinationTable()
  private var page: StackedPage?

  /// - Parameters:
  ///   - replace: Puts a page in the place of the next column's root, or that back.
  ///   - back: Brings the column itself to the front.
  init(
    replace: @escaping (AnyView?) -> PageNode<AnyView>?, back: @escaping () -> Void
  ) {
    self.replace = replace
    self.back = back
  }

  func clear() {
    guard page != nil else { return }
    page = nil
    _ = replace(nil)
  }

  func push(_ content: AnyView, by presenter: Node, left: (() -> Void)?) -> StackedPage {
    guard let node = replace(content) else { preconditionFailure("There is a next column.") }
    let page = StackedPage(node: node, left: left)
    self.page = page
    return page
  }

  func push(_ value: AnyHashable) {
    let source = destinations.source(for: value)
    if source == nil { MissingDestination.report(value) }
    let content = source?.content(for: value) ?? AnyView(MissingDestination(value: value))
    guard let node = replace(content) else { return }
    let page = StackedPage(node: node, value: value)
    page.destination = source
    self.page = page
  }

  func take(_ page: StackedPage) {
    guard self.page === page else { return }
    clear()
    back()
  }

  func leave(_ page: StackedPage) {
    if let left = page.left { left() } else { take(page) }
  }

  func setDestination(_ source: any DestinationSource) {
    destinations.add(source)
    guard let page, let value = page.value, page.destination === source else { return }
    page.node.show(source.content(for: value))
  }

  func removeDestination(_ source: any DestinationSource) {
    destinations.remove(source)
  }
}
