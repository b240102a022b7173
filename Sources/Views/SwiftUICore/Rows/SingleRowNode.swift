import Elements

/// A view that is one row: it is made when the row is asked for.
final class SingleRowNode<Content: View>: _ViewNode<Content>, RowNode {
  private var row: RowContentNode<Content>?
  private var parked: ParkedState?

  override func evaluate() {
    row?.show(view, environment: inheritedEnvironment)
  }

  override func collect(into rows: inout RowTable) {
    rows.append(self, count: 1)
  }

  func rowID(at index: Int) -> AnyHashable { 0 }

  func rowElements(at index: Int) -> [Element] {
    if let row { return row.elements }
    var context = context(makesRows: false)
    context.parkedState = parked ?? context.parkedState
    let row = RowContentNode<Content>(in: context)
    parked = nil
    self.row = row
    row.show(view, environment: inheritedEnvironment)
    graph.flush()
    return row.elements
  }

  func releaseRow(_ id: AnyHashable) {
    parked = row?.parkedState()
    row?.dispose()
    row = nil
  }

  func liveElements(of id: AnyHashable) -> [Element] { row?.elements ?? [] }

  func explicitID(at index: Int) -> AnyHashable? { view.explicitID }

  func rowIndex(of id: AnyHashable) -> Int? { view.explicitID == id ? 0 : nil }

  override func forEachChild(_ body: (Node) -> Void) {
    if let row { body(row) }
  }
}
