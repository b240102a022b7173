/// Where links on a column of a split view lead, and the selected row of its list: to the next column.
@MainActor
final class ColumnLinks: PageStack {
  private let replace: (AnyView?) -> PageNode<AnyView>?
  private let forward: () -> Void
  private let back: () -> Void
  private var destinations = DestinationTable()
  private var page: StackedPage?
  private var selection: _RowSelection?

  /// - Parameters:
  ///   - replace: Puts a page in the place of the next column's root, or that back.
  ///   - forward: Brings the next column to the front.
  ///   - back: Brings the column itself to the front.
  init(
    replace: @escaping (AnyView?) -> PageNode<AnyView>?, forward: @escaping () -> Void,
    back: @escaping () -> Void
  ) {
    self.replace = replace
    self.forward = forward
    self.back = back
  }

  /// Gives the next column its own root back.
  func clear() {
    guard page != nil else { return }
    page = nil
    _ = replace(nil)
  }

  /// The user goes back to the column from the next one, which stood in its place.
  func leave() {
    if let left = page?.left {
      left()
    } else if let selection, !selection.isEmpty {
      selection.clear()
    }
  }

  // MARK: PageStack

  func push(_ content: AnyView, by presenter: Node, left: (() -> Void)?) -> StackedPage {
    guard let node = replace(content) else { preconditionFailure("There is a next column.") }
    let page = StackedPage(node: node, left: left)
    self.page = page
    return page
  }

  /// Shows the page of a value, or selects the row of a list that stands for it.
  func push(_ value: AnyHashable) {
    let source = destinations.source(for: value)
    if source == nil, let selection, selection.accepts(value) {
      selection.toggle(value)
      return forward()
    }
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

  func follow(_ selection: _RowSelection) {
    let wasEmpty = self.selection?.isEmpty ?? true
    self.selection = selection
    guard selection.isEmpty != wasEmpty else { return }
    if selection.isEmpty { back() } else { forward() }
  }
}
