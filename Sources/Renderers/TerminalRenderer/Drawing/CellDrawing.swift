import Elements
import Foundation

extension Painter {
  mutating func drawCell(
    _ element: Element, _ content: CellContent, in rect: CellRect, ambient: CellStyle
  ) {
    let parts = CellParts(content, element.attributes.actions, in: rect)
    drawChildren(of: element, in: rect, ambient: hasFocus(element) ? ambient.with(.bold) : ambient)
    let row = rect.rows.lowerBound
    if let column = parts.delete {
      canvas.write(
        "⊖", column: column, row: row, style: CellStyle.plain.colored(Theme.destructive))
    }
    if let column = parts.mark {
      canvas.write(
        content.isSelected ? "◉" : "○", column: column, row: row,
        style: CellStyle.plain.colored(Theme.tint(element.attributes)))
    }
    if let column = parts.handle { canvas.write("≡", column: column, row: row, style: .dim) }
    if content.isSelected { canvas.restyle(rect) { $0.traits.insert(.inverse) } }
  }
}

/// Where a cell has the signs of what can be done with it, as columns; `nil` for those that it does
/// not show.
struct CellParts {
  private(set) var delete: Int?
  private(set) var mark: Int?
  private(set) var handle: Int?
  /// The room that they and the source's insets take around the content.
  private(set) var insets = EdgeInsets()

  init(_ content: CellContent, _ actions: ElementActions, in rect: CellRect) {
    var leading = 0
    if content.isEditing, content.selection == .several {
      mark = rect.columns.lowerBound
      leading += 2
    } else if content.isEditing, actions.contains(.delete) {
      delete = rect.columns.lowerBound
      leading += 2
    }
    var trailing = 0
    if content.isEditing, actions.contains(.move) {
      handle = rect.columns.upperBound - 1
      trailing += 2
    }
    insets = EdgeInsets(columnsBefore: leading, columnsAfter: trailing)
    guard let own = content.insets else { return }
    // The list's margins are most of what a source asks for, and a part of a line is none.
    func cells(_ length: CGFloat, of size: CGFloat, less margin: Int = 0) -> CGFloat {
      CGFloat(max(0, Int(cellsIn: length, of: size, rounded: .towardZero) - margin)) * size
    }
    insets.top += cells(own.top, of: CellSize.height)
    insets.bottom += cells(own.bottom, of: CellSize.height)
    insets.leading += cells(own.leading, of: CellSize.width, less: 2)
    insets.trailing += cells(own.trailing, of: CellSize.width, less: 2)
  }
}

extension TerminalScreen {
  public func insets(of cell: CellContent, actions: ElementActions) -> EdgeInsets {
    CellParts(cell, actions, in: .empty).insets
  }
}
