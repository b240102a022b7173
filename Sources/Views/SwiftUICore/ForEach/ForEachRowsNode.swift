import Elements

/// The elements as rows of a lazy container: the views of the rows that are alive, and the state of those that were.
final class ForEachRowsNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _ViewNode<ForEach<Data, ID, Content>>, RowNode
{
  private typealias Item = ForEachItem<Data.Element, Content>

  private struct Row {
    let content: RowContentNode<Item>
    var index: Int
  }

  private var count = 0
  private var rows: [ID: Row] = [:]
  private var parkedRows: [ID: ParkedState] = [:]

  override func evaluate() {
    let newCount = readView { $0.data.count }
    let isChange = newCount != count
    count = newCount
    let hasMoved = updateRows()
    dropStateOfMissingRows()
    if isChange || hasMoved { graph.markStructure(of: self) }
  }

  override func collect(into rows: inout RowTable) {
    rows.append(self, count: count)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    for row in rows.values { body(row.content) }
  }

  override func forEachParkable(_ body: (AnyHashable, Node) -> Void) {
    for (id, row) in rows { body(id, row.content) }
  }

  // MARK: Rows

  func rowID(at index: Int) -> AnyHashable { id(of: element(at: index)) }

  func rowElements(at index: Int) -> [Element] {
    let element = element(at: index)
    let id = id(of: element)
    if let row = rows[id] {
      rows[id]?.index = index
      return row.content.elements
    }
    var context = context(key: id, makesRows: false)
    if let state = parkedRows.removeValue(forKey: id) { context.parkedState = state }
    let content = RowContentNode<Item>(in: context)
    rows[id] = Row(content: content, index: index)
    content.show(view.item(for: element), environment: inheritedEnvironment)
    graph.flush()
    return content.elements
  }

  func releaseRow(_ id: AnyHashable) {
    guard let id = id.base as? ID, let row = rows.removeValue(forKey: id) else { return }
    parkedRows[id] = row.content.parkedState()
    row.content.dispose()
  }

  func liveElements(of id: AnyHashable) -> [Element] {
    (id.base as? ID).flatMap { rows[$0]?.content.elements } ?? []
  }

  private func element(at index: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: index)]
  }

  private func id(of element: Data.Element) -> ID { element[keyPath: view.id] }

  // MARK: Rows that are alive, when the data changed

  /// Hands the rows that are alive their elements. A row whose element is where it was needs no search.
  ///
  /// - Returns: Whether rows moved or left.
  private func updateRows() -> Bool {
    var missing: Set<ID> = []
    for (id, row) in rows {
      if row.index < count, case let element = element(at: row.index), self.id(of: element) == id {
        row.content.show(view.item(for: element), environment: inheritedEnvironment)
      } else {
        missing.insert(id)
      }
    }
    if missing.isEmpty { return false }
    for (index, element) in view.data.enumerated() {
      guard let id = missing.remove(id(of: element)) else { continue }
      rows[id]?.index = index
      rows[id]?.content.show(view.item(for: element), environment: inheritedEnvironment)
      if missing.isEmpty { break }
    }
    for id in missing { rows.removeValue(forKey: id)?.content.dispose() }
    return true
  }

  /// State is kept for elements that are in the data.
  private func dropStateOfMissingRows() {
    guard !parkedRows.isEmpty else { return }
    var kept: [ID: ParkedState] = [:]
    for element in view.data {
      let id = id(of: element)
      if let state = parkedRows[id] { kept[id] = state }
    }
    parkedRows = kept
  }
}
