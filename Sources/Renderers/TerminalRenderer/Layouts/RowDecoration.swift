import Elements
import Foundation

/// What a list puts around a row.
///
/// A grouped list has a box around each section: the header stands in its upper line, the footer
/// under it. In front of every row is a column for the bar that marks the focus.
enum RowDecoration {
  static func insets(
    for place: RowPlace, after previous: RowPlace?, in list: ListContent
  ) -> EdgeInsets {
    let spacing = Int(cellsIn: list.rowSpacing, of: CellSize.height, rounded: .towardZero)
    let gap = place.role == .row && !place.isFirst ? max(0, spacing) : 0
    switch list.look {
    case .plain:
      return EdgeInsets(rowsAbove: gap, columnsBefore: 2, columnsAfter: 2)
    case .grouped:
      let isUnderHeader = previous?.role == .header && previous?.section == place.section
      return EdgeInsets(
        rowsAbove: place.role == .row && place.isFirst && !isUnderHeader ? 1 : gap,
        columnsBefore: 3,
        rowsBelow: place.role == .row && place.isLast ? 1 : 0,
        columnsAfter: 3)
    }
  }
}

extension TerminalScreen {
  public func decoration(
    for place: RowPlace, after previous: RowPlace?, in list: ListContent
  ) -> EdgeInsets {
    RowDecoration.insets(for: place, after: previous, in: list)
  }
}
