import Elements
import Foundation

/// The node of a split view: each column is a navigation stack, and links on one of them put their
/// page in the place of the next one's root.
final class SplitViewNode<Sidebar: View, Content: View, Detail: View>: ElementNode<
  NavigationSplitView<Sidebar, Content, Detail>
>
{
  private typealias Stack = NavigationStackNode<NavigationPath, AnyView>

  private var stacks: [Stack] = []
  private var links: [ColumnLinks] = []
  private var visibility = NavigationSplitViewVisibility.automatic
  /// Whether there is room for one column only.
  private var isCollapsed = false
  /// The column that is shown then.
  private var front = 0
  private var hidesToggle = false

  init(_ view: NavigationSplitView<Sidebar, Content, Detail>, in context: _NodeContext) {
    super.init(view, element: Element(.split(SplitContent())), in: context)
    element.reportsSize = true
    element.respond = { [weak self] event in
      guard let self else { return false }
      switch event {
      case .sized(let size):
        isCollapsed = size.width < Self.leastWidth(of: view.columns.count)
        arrange()
        return true
      case .dismiss:
        return goBack()
      default:
        return false
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
      if index < stacks.count {
        stacks[index].update(to: stack, environment: columnEnvironment(index))
      } else {
        add(stack)
      }
    }
    tracked {
      visibility = view.visibility?.wrappedValue ?? .automatic
      if let column = view.compactColumn?.wrappedValue { front = column.index(of: stacks.count) }
    }
    arrange()
  }

  private func add(_ view: NavigationStack<NavigationPath, AnyView>) {
    let index = stacks.count
    if index < self.view.columns.count - 1 {
      links.append(
        ColumnLinks { [weak self] content in
          self?.replace(index + 1, with: content)
        } forward: { [weak self] in
          self?.show(index + 1)
        } back: { [weak self] in
          if let self, front > index { show(index) }
        })
    }
    let stack = Stack(view, in: context(place: index, environment: columnEnvironment(index)))
    stacks.append(stack)
    stack.column = column(index)
    graph.markStructure(of: self)
  }

  /// A split view in a column has nothing to do with that.
  private func columnEnvironment(_ index: Int) -> EnvironmentValues {
    var environment = inheritedEnvironment
    environment.splitColumn = nil
    let known = stacks.indices.contains(index) ? stacks[index].inheritedEnvironment : nil
    return environment.identified(with: known)
  }

  override var derivesEnvironment: Bool { true }

  override func forEachChild(_ body: (Node) -> Void) {
    for stack in stacks { body(stack) }
  }

  override func isCovered(_ child: Node) -> Bool { !stacks[shown].contains { $0 === child } }

  override func collectChildren() { arrange() }

  override func preferences(from content: PreferenceValues) -> PreferenceValues {
    var outer = content
    hidesToggle = content[PageTraitsKey.self]?.hidesSidebarToggle ?? false
    outer[PageTraitsKey.self] = content[PageTraitsKey.self]?.beyondSplitView
    arrange()
    return outer
  }

  // MARK: What is shown

  private var shown: Range<Int> {
    if isCollapsed { return min(front, stacks.count)..<min(front + 1, stacks.count) }
    return stacks.count - min(stacks.count, visibility.columns)..<stacks.count
  }

  private func arrange() {
    let shown = stacks[shown]
    element.content = .split(
      SplitContent(widths: shown.map { $0.preferences[PageTraitsKey.self]?.columnWidth }))
    element.setChildren(shown.map(\.element))
    for stack in stacks { stack.setVisible(isVisible && shown.contains { $0 === stack }) }
    updateColumns()
  }

  private func updateColumns() {
    for (index, stack) in stacks.enumerated() {
      let column = column(index)
      if stack.column != column { stack.column = column }
    }
  }

  private func column(_ index: Int) -> SplitColumn {
    let canGoBack = canGoBack && index == shown.lowerBound
    return SplitColumn(
      links: links.indices.contains(index) ? links[index] : nil,
      backTitle: canGoBack ? stacks[index - 1].rootTitle : nil,
      leave: canGoBack && isCollapsed ? { [weak self] in self?.goBack() } : nil,
      titleChanged: { [weak self] in self?.updateColumns() })
  }

  // MARK: Going from column to column

  /// Puts a page in the place of a column's root; `nil` gives the column its own back.
  private func replace(_ index: Int, with content: AnyView?) -> PageNode<AnyView>? {
    guard stacks.indices.contains(index) else { return nil }
    // What the page that goes has put in the column after it goes, too.
    if index < links.count { links[index].clear() }
    let page = stacks[index].replaceRoot(with: content)
    if content != nil { show(index) } else { arrange() }
    return page
  }

  /// Brings a column to the front, where one is shown at a time.
  private func show(_ index: Int) {
    front = index
    let column = NavigationSplitViewColumn(index: index, of: stacks.count)
    if isCollapsed, let compactColumn = view.compactColumn, compactColumn.wrappedValue != column {
      compactColumn.wrappedValue = column
      observedChanged()
    }
    arrange()
  }

  /// Whether there is a column before those that are shown, and a way to it.
  private var canGoBack: Bool { shown.lowerBound > 0 && (isCollapsed || !hidesToggle) }

  /// Shows the column before those that are shown. Returns whether there is one.
  @discardableResult
  private func goBack() -> Bool {
    guard canGoBack else { return false }
    let index = shown.lowerBound - 1
    if isCollapsed {
      links[index].leave()
      show(index)
    } else {
      view.visibility?.wrappedValue = index == 0 ? .all : .doubleColumn
      observedChanged()
    }
    return true
  }
}
