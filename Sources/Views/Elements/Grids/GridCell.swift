import Foundation

/// Which row of a grid a child is a cell of; a child without one is a row by itself.
public enum GridRowMembership: LayoutValueKey {
  public struct Row: Equatable, Sendable {
    let id: ObjectIdentifier
    let alignment: VerticalAlignment?

    /// - Parameter id: What tells the rows of a grid apart.
    public init(id: ObjectIdentifier, alignment: VerticalAlignment?) {
      self.id = id
      self.alignment = alignment
    }
  }

  public static let defaultValue: Row? = nil
}

/// How many columns a cell takes.
public enum GridCellColumns: LayoutValueKey {
  public static let defaultValue = 1
}

/// Where a cell stands in its space, in place of the alignments around it.
public enum GridCellAnchor: LayoutValueKey {
  public static let defaultValue: UnitPoint? = nil
}

/// Along which axes a cell takes what its row and column have, without asking for more.
public enum GridCellUnsizedAxes: LayoutValueKey {
  public static let defaultValue: Axis.Set = []
}

/// The alignment of the column that a cell is in.
public enum GridColumnAlignment: LayoutValueKey {
  public static let defaultValue: HorizontalAlignment? = nil
}

/// A cell, and the columns that it takes.
struct GridCell {
  let subview: LayoutSubview
  let columns: Range<Int>
  let unsizedAxes: Axis.Set
}

/// A row of a grid: its cells, or one that goes over all columns.
struct GridLine {
  var cells: [GridCell] = []
  var alignment: VerticalAlignment?

  /// The rows that a grid's children make, and how many columns they have.
  @MainActor
  static func lines(of subviews: LayoutSubviews) -> (lines: [GridLine], columns: Int) {
    var rows: [(membership: GridRowMembership.Row?, subviews: [LayoutSubview])] = []
    for subview in subviews {
      let membership = subview[GridRowMembership.self]
      if let id = membership?.id, rows.last?.membership?.id == id {
        rows[rows.count - 1].subviews.append(subview)
      } else {
        rows.append((membership, [subview]))
      }
    }
    var columns = 1
    for row in rows where row.membership != nil {
      columns = max(columns, row.subviews.reduce(0) { $0 + $1.columnCount })
    }
    let lines = rows.map { row in
      var line = GridLine(alignment: row.membership?.alignment)
      var column = 0
      for subview in row.subviews {
        let count = row.membership == nil ? columns : subview.columnCount
        line.cells.append(
          GridCell(
            subview: subview, columns: column..<column + count,
            unsizedAxes: subview[GridCellUnsizedAxes.self]))
        column += count
      }
      return line
    }
    return (lines, columns)
  }
}

extension LayoutSubview {
  fileprivate var columnCount: Int { max(1, min(self[GridCellColumns.self], 10_000)) }
}
