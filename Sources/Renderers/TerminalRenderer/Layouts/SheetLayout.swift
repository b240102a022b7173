import Elements
import Foundation

/// What is presented, inside of its box.
struct SheetLayout: Layout, Equatable {
  var content: SheetContent

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let frame = SheetFrame(content, in: proposal)
    let window = proposal.replacingUnspecifiedDimensions()
    guard let most = frame.size else { return window }
    guard content.height == .fitted else { return most }
    let inner = ProposedViewSize(most).inset(by: frame.insets)
    let natural = subviews.first?.sizeThatFits(inner) ?? .zero
    return CGSize(
      width: min(most.width, natural.width + frame.insets.horizontal),
      height: min(most.height, natural.height + frame.insets.vertical))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let insets = SheetFrame(content, in: ProposedViewSize(bounds.size)).insets
    let area = CGRect(
      x: bounds.minX + insets.leading, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.horizontal),
      height: max(0, bounds.height - insets.vertical))
    for subview in subviews {
      if case .list = subview._element.content {
        subview.place(at: area.origin, proposal: ProposedViewSize(area.size))
      } else {
        subview.placeCentered(in: area, keepsBelowTop: true)
      }
    }
  }
}

/// The box of a sheet in a window.
struct SheetFrame {
  /// How large the sheet may be; `nil` for a cover, which is as large as the window.
  let size: CGSize?
  let insets: EdgeInsets

  private static let widest = 100

  init(_ content: SheetContent, in window: ProposedViewSize) {
    guard content.style != .cover else {
      size = nil
      insets = EdgeInsets()
      return
    }
    let columns = window.columns ?? 80
    let rows = window.rows ?? 24
    insets = EdgeInsets(rowsAbove: 1, columnsBefore: 1, rowsBelow: 1, columnsAfter: 1)
    // A narrow window has no columns to show of what is behind.
    let margin = columns < 60 ? 0 : 4
    // A row of what is behind says that there is something.
    let most = rows < 16 ? rows : rows - 2
    let height =
      switch content.height {
      case .large, .fitted: most
      case .fraction(let fraction): Int(cellsIn: CGFloat(rows) * fraction, of: 1)
      case .points(let points): Int(cellsIn: points, of: CellSize.height) + 2
      }
    size = CGSize(
      columns: max(1, min(Self.widest, columns - margin)),
      rows: max(1, min(most, max(height, Self.fewestRows))))
  }

  /// Less than these show too little, whatever part of the window they are.
  private static let fewestRows = 12
}
