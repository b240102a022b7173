/// A place on the screen: columns from the left, rows from the top, both from 0.
struct CellPoint: Equatable, Sendable {
  var column: Int
  var row: Int
}

/// Some columns of some rows.
struct CellRect: Equatable, Sendable {
  var columns: Range<Int>
  var rows: Range<Int>

  static let empty = CellRect(columns: 0..<0, rows: 0..<0)

  var width: Int { columns.count }
  var height: Int { rows.count }
  var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  init(column: Int, row: Int, width: Int, height: Int) {
    self.init(
      columns: column..<column + max(0, width),
      rows: row..<row + max(0, height))
  }

  func forEachCell(_ body: (_ column: Int, _ row: Int) -> Void) {
    for row in rows {
      for column in columns { body(column, row) }
    }
  }

  func contains(_ point: CellPoint) -> Bool {
    columns.contains(point.column) && rows.contains(point.row)
  }

  func intersection(_ other: CellRect) -> CellRect {
    CellRect(
      columns: columns.clamped(to: other.columns),
      rows: rows.clamped(to: other.rows))
  }

  /// What is left when as many columns and rows are taken from each side.
  func inset(columns horizontal: Int = 0, rows vertical: Int = 0) -> CellRect {
    CellRect(
      column: columns.lowerBound + horizontal, row: rows.lowerBound + vertical,
      width: width - 2 * horizontal, height: height - 2 * vertical)
  }
}
