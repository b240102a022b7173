import Elements

/// The elements as rows of a lazy container: the views of the rows that are alive, and the state of
/// those that were.
final class ForEachRowsNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _ViewNode<ForEach<Data, ID, Content>>, RowNode
{
  private typealias Item = ForEachItem<Data.Element, Content>

  private struct Row {
    let content: RowContentNode<Item>
    var index: Int
  }

  /// The state of a row that was alive.
  private struct ParkedRow {
    let element: Data.Element
    let state: ParkedState
  }

  private struct RowKey: Hashable {
    let id: ID
    /// Where the row stands, if another row that is alive has its id.
    var index: Int?
  }

  private var count = 0
  private var rows: [RowKey: Row] = [:]
  private var hasReportedDuplicate = false
  private var parkedRows: [ID: ParkedRow] = [:]

  override func evaluate() {
    let newCount = readView { $0.data.count }
    let isChange = newCount != count
    count = newCount
    let hasMoved = updateRows()
    dropStateOfMissingRows()
    if isChange || hasMoved { graph.markStructure(of: self) }
    if hasMoved, !preferences.isEmpty { graph.markPreferences(of: self) }
  }

  override func collect(into rows: inout RowTable) {
    rows.append(self, count: count)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    for row in rows.values.sorted(by: { $0.index < $1.index }) { body(row.content) }
  }

  override func forEachParkable(_ body: (AnyHashable, Node) -> Void) {
    for (key, row) in rows { body(key.id, row.content) }
  }

  override func forEachIdentified(_ body: (AnyHashable, Element) -> Void) {
    for (key, row) in rows { if let element = row.content.elements.first { body(key.id, element) } }
    super.forEachIdentified(body)
  }

  // MARK: Rows

  func rowID(at index: Int) -> AnyHashable {
    key(of: id(of: element(at: index)), at: index)
  }

  func rowElements(at index: Int) -> [Element] {
    let element = element(at: index)
    let key = key(of: id(of: element), at: index)
    if let row = rows[key] {
      rows[key]?.index = index
      return row.content.elements
    }
    var context = context(key: key.id, makesRows: false)
    if let row = parkedRows.removeValue(forKey: key.id) { context.parkedState = row.state }
    let content = RowContentNode<Item>(in: context)
    rows[key] = Row(content: content, index: index)
    content.show(view.item(for: element), environment: inheritedEnvironment)
    graph.flush()
    return content.elements
  }

  func releaseRow(_ id: AnyHashable) {
    guard let key = id.base as? RowKey, let row = rows.removeValue(forKey: key) else { return }
    if key.index == nil, let element = row.content.view?.element,
      let state = row.content.parkedState()
    {
      parkedRows[key.id] = ParkedRow(element: element, state: state)
    }
    row.content.dispose()
  }

  func liveElements(of id: AnyHashable) -> [Element] {
    (id.base as? RowKey).flatMap { rows[$0]?.content.elements } ?? []
  }

  func explicitID(at index: Int) -> AnyHashable? { id(of: element(at: index)) }

  func rowIndex(of id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    if let row = rows[RowKey(id: id)], hasID(id, at: row.index) { return row.index }
    return view.data.enumerated().first { self.id(of: $0.element) == id }?.offset
  }

  /// The key of a row: its id, unless a row elsewhere has it.
  private func key(of id: ID, at index: Int) -> RowKey {
    guard let row = rows[RowKey(id: id)], row.index != index, hasID(id, at: row.index) else {
      return RowKey(id: id)
    }
    reportDuplicate(id)
    return RowKey(id: id, index: index)
  }

  private func reportDuplicate(_ id: ID) {
    guard !hasReportedDuplicate else { return }
    hasReportedDuplicate = true
    reportDuplicateID(id)
  }

  private func hasID(_ id: ID, at index: Int) -> Bool {
    index < count && self.id(of: element(at: index)) == id
  }

  private func element(at index: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: index)]
  }

  private func id(of element: Data.Element) -> ID { element[keyPath: view.id] }

  // MARK: Rows that are alive, when the data changed

  /// Hands the rows that are alive their elements. A row whose element is where it was needs no
  /// search.
  ///
  /// - Returns: Whether rows moved or left.
  private func updateRows() -> Bool {
    var missing: Set<ID> = []
    var hasMoved = false
    for (key, row) in rows {
      if hasID(key.id, at: row.index) {
        show(row, at: row.index)
      } else {
        hasMoved = true
        guard key.index == nil else {
          removeRow(key)
          continue
        }
        switch row.content.view.flatMap({ knownIndex(of: $0.element, id: key.id) }) {
        case .some(let index?): move(row, key, to: index)
        case .some(nil): removeRow(key)
        case nil: missing.insert(key.id)
        }
      }
    }
    if !missing.isEmpty { find(&missing) }
    for id in missing { removeRow(RowKey(id: id)) }
    return hasMoved
  }

  /// Hands the rows that moved their elements; leaves those that are nowhere.
  private func find(_ missing: inout Set<ID>) {
    for (index, element) in view.data.enumerated() {
      guard let id = missing.remove(id(of: element)), let row = rows[RowKey(id: id)] else {
        continue
      }
      move(row, RowKey(id: id), to: index)
      if missing.isEmpty { return }
    }
  }

  /// Where an element is now, if the collection knows without being searched; `nil` in it is nowhere.
  private func knownIndex(of element: Data.Element, id: ID) -> Int?? {
    let data = view.data
    guard let answer = data._customIndexOfEquatableElement(element) else { return nil }
    // Another element can have the id of one that is gone, unless the id is an object's identity.
    guard let index = answer else { return ID.self == ObjectIdentifier.self ? .some(nil) : nil }
    let offset = data.distance(from: data.startIndex, to: index)
    return hasID(id, at: offset) ? .some(offset) : nil
  }

  private func move(_ row: Row, _ key: RowKey, to index: Int) {
    rows[key]?.index = index
    show(row, at: index)
  }

  private func show(_ row: Row, at index: Int) {
    row.content.show(view.item(for: element(at: index)), environment: inheritedEnvironment)
  }

  private func removeRow(_ key: RowKey) {
    rows.removeValue(forKey: key)?.content.dispose()
  }

  /// State is kept for elements that are in the data.
  private func dropStateOfMissingRows() {
    var missing: Set<ID> = []
    for (id, row) in parkedRows {
      switch knownIndex(of: row.element, id: id) {
      case .some(_?): break
      case .some(nil): parkedRows[id] = nil
      case nil: missing.insert(id)
      }
    }
    guard !missing.isEmpty else { return }
    for element in view.data {
      missing.remove(id(of: element))
      if missing.isEmpty { return }
    }
    for id in missing { parkedRows[id] = nil }
  }
}
