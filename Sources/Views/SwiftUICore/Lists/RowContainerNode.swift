import Elements

/// The node of a list or a lazy stack: what its element asks for rows.
class RowContainerNode<Content: _RowContainer>: ElementNode<Content>, RowSource {
  private var content: _ViewNode<Content._Rows>?
  private var table = RowTable()

  init(_ view: Content, in context: _NodeContext) {
    super.init(view, element: Element(.group), in: context)
  }

  override func evaluate() {
    readsAreFresh()
    element.attributes.isEnabled = environment.isEnabled
    showRows()
    if let content {
      content.update(to: view._rows, environment: inheritedEnvironment)
    } else {
      content = Content._Rows._makeNode(view._rows, in: context(makesRows: true))
      graph.markStructure(of: self)
    }
  }

  /// Has the element show the rows, and look as the view and the environment say.
  func showRows() {}

  override func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
  }

  override func collectChildren() {
    table = RowTable()
    content?.collect(into: &table)
    element.rowsChanged()
  }

  override func willDispose() {
    // The element holds on to its source of rows, which is this node.
    element.releaseRows()
  }

  override func scrollTarget(for id: AnyHashable) -> ScrollTarget? {
    for span in table.spans {
      if let index = span.rows.rowIndex(of: id) { return .row(span.start + index, of: element) }
    }
    return super.scrollTarget(for: id)
  }

  // MARK: RowSource

  final var count: Int { table.count }

  /// Whose the row at an index is, and its place there.
  final func span(at index: Int) -> (span: RowTable.Span, index: Int) { table.find(index) }

  final func id(at index: Int) -> AnyHashable {
    let (span, index) = table.find(index)
    return RowID(rows: span.rows, id: span.rows.rowID(at: index))
  }

  final func place(at index: Int) -> RowPlace { table.place(at: index) }

  func elements(at index: Int) -> [Element] {
    let (span, index) = table.find(index)
    return span.rows.rowElements(at: index).map { element in
      span.wrappers.reduce(element) { $1.wrap($0) }
    }
  }

  func release(_ id: AnyHashable) {
    guard let id = id.base as? RowID else { return }
    for element in id.rows.liveElements(of: id.id) { unwrap(element, in: id.rows) }
    id.rows.releaseRow(id.id)
  }

  private func unwrap(_ element: Element, in rows: any RowNode) {
    guard let span = table.spans.first(where: { $0.rows === rows }) else { return }
    var element = element
    for wrapper in span.wrappers {
      let outer = wrapper.wrap(element)
      wrapper.unwrap(element)
      element = outer
    }
  }
}
