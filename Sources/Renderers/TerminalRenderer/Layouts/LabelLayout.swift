import Elements
import Foundation

/// Arranges the label of a control: its parts in a row, with room for the control's signs around
/// them.
struct LabelLayout: Layout, Equatable {
  /// Columns that are kept free before and after the label.
  var leading = 0
  var trailing = 0
  /// Whether the control takes the whole width that it is offered.
  var fillsWidth = false
  var isCentered = false

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let label = arrange(subviews, in: proposal)
    var width = label.size.width + insets.horizontal
    if fillsWidth, let offered = proposal.width, offered.isFinite { width = max(width, offered) }
    return CGSize(width: width, height: max(label.size.height, CellSize.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let label = arrange(
      subviews, in: ProposedViewSize(width: bounds.width, height: proposal.height))
    var x = bounds.minX + insets.leading
    if isCentered {
      x += max(0, (bounds.width - insets.horizontal - label.size.width) / 2)
    }
    for (subview, part) in zip(subviews, label.parts) {
      subview.place(
        at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(part))
      x += part.width + CellSize.width
    }
  }

  private var insets: EdgeInsets {
    EdgeInsets(columnsBefore: leading, columnsAfter: trailing)
  }

  /// The sizes of the parts, each in the width that those before it left.
  private func arrange(
    _ subviews: Subviews, in proposal: ProposedViewSize
  ) -> (parts: [CGSize], size: CGSize) {
    var rest = proposal.inset(by: insets)
    var parts: [CGSize] = []
    var size = CGSize.zero
    for subview in subviews {
      let gap = parts.isEmpty ? 0 : CellSize.width
      rest.width = rest.width.map { max(0, $0 - gap) }
      let part = subview.sizeThatFits(rest)
      rest.width = rest.width.map { max(0, $0 - part.width) }
      parts.append(part)
      size.width += gap + part.width
      size.height = max(size.height, part.height)
    }
    return (parts, size)
  }
}
