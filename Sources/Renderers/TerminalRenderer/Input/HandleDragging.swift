import Elements

/// The upper edge of a sheet with several heights, while the mouse holds it.
struct HeldEdge {
  weak var sheet: Element?
  /// Where the mouse was when the sheet got its present height.
  var row: Int
  var wasDragged = false
}

extension TerminalScreen {
  /// So many rows up or down are the next height.
  private static var rowsOfStep: Int { 2 }

  /// Takes hold of the sheet in front by its upper edge. Returns whether the cell is on one.
  func holdEdge(at cell: CellPoint) -> Bool {
    guard let sheet = tree?.focusScope, case .sheet(let content) = sheet.content,
      content.step.count > 1
    else { return false }
    let rect = CellRect(sheet.absoluteFrame)
    guard rect.rows.lowerBound == cell.row, rect.columns.contains(cell.column) else { return false }
    heldEdge = HeldEdge(sheet: sheet, row: cell.row)
    return true
  }

  /// Has the sheet follow the mouse.
  func dragEdge(to cell: CellPoint) {
    guard let held = heldEdge, let sheet = held.sheet else { return }
    let steps = (held.row - cell.row) / Self.rowsOfStep
    guard steps != 0 else { return }
    heldEdge = HeldEdge(
      sheet: sheet, row: held.row - steps * Self.rowsOfStep, wasDragged: true)
    sheet.send(.resize(steps))
  }

  /// Lets go. A press without dragging gives the sheet its next height, after the highest the lowest.
  func releaseEdge() {
    defer { heldEdge = nil }
    guard let held = heldEdge, !held.wasDragged, let sheet = held.sheet,
      case .sheet(let content) = sheet.content
    else { return }
    let isHighest = content.step.index == content.step.count - 1
    sheet.send(.resize(isHighest ? -content.step.index : 1))
  }
}
