import Elements
import Foundation

/// A cell in the points that source speaks in.
enum CellSize {
  static let width: CGFloat = 8
  static let height: CGFloat = 16
}

extension Int {
  /// The cells in a length that the source gives: none in what is no number, and no more than any
  /// screen has.
  init(
    cellsIn length: CGFloat, of size: CGFloat,
    rounded rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) {
    let limit: CGFloat = 10_000
    let cells = length.isNaN ? 0 : Swift.max(-limit, Swift.min(length / size, limit))
    self.init(cells.rounded(rule))
  }
}

extension CGSize {
  init(columns: Int, rows: Int) {
    self.init(width: CGFloat(columns) * CellSize.width, height: CGFloat(rows) * CellSize.height)
  }
}

extension CGPoint {
  init(column: Int, row: Int) {
    self.init(x: CGFloat(column) * CellSize.width, y: CGFloat(row) * CellSize.height)
  }
}

extension EdgeInsets {
  init(rowsAbove: Int = 0, columnsBefore: Int = 0, rowsBelow: Int = 0, columnsAfter: Int = 0) {
    self.init(
      top: CGFloat(rowsAbove) * CellSize.height,
      leading: CGFloat(columnsBefore) * CellSize.width,
      bottom: CGFloat(rowsBelow) * CellSize.height,
      trailing: CGFloat(columnsAfter) * CellSize.width)
  }
}

extension CellRect {
  /// The cells of a frame in the window's coordinates. Frames are snapped to cells when they are
  /// placed.
  init(_ frame: CGRect) {
    self.init(
      column: Int((frame.minX / CellSize.width).rounded()),
      row: Int((frame.minY / CellSize.height).rounded()),
      width: Int((frame.width / CellSize.width).rounded()),
      height: Int((frame.height / CellSize.height).rounded()))
  }
}

extension ProposedViewSize {
  /// The whole columns that are offered; `nil` where the width is free or has no limit.
  var columns: Int? { Self.cells(width, of: CellSize.width) }

  /// The whole rows that are offered; `nil` where the height is free or has no limit.
  var rows: Int? { Self.cells(height, of: CellSize.height) }

  /// A proposal of cells; `nil` leaves a length free.
  init(columns: Int?, rows: Int?) {
    self.init(
      width: columns.map { CGFloat($0) * CellSize.width },
      height: rows.map { CGFloat($0) * CellSize.height })
  }

  private static func cells(_ length: CGFloat?, of size: CGFloat) -> Int? {
    guard let length, length < CGFloat(Int32.max) else { return nil }
    return max(0, Int((length / size).rounded(.down)))
  }
}
