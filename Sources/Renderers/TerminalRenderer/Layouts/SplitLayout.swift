import Elements
import Foundation

/// Columns beside each other, with a line between them. The last one has what the others leave.
struct SplitLayout: Layout, Equatable {
  var content: SplitContent

  private static let narrowest = 18
  private static let widest = 36

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let rect = CellRect(bounds)
    var column = rect.columns.lowerBound
    for (subview, width) in zip(subviews, widths(count: subviews.count, columns: rect.width)) {
      subview.place(
        at: CGPoint(column: column, row: rect.rows.lowerBound),
        proposal: ProposedViewSize(columns: width, rows: rect.height))
      column += width + 1
    }
  }

  /// The widths in cells, without the lines between the columns.
  private func widths(count: Int, columns: Int) -> [Int] {
    var widths: [Int] = []
    var rest = columns
    for index in 0..<max(0, count - 1) {
      // What comes after it has to be read, too.
      let room = max(0, rest - (count - 1 - index) * (Self.narrowest + 1))
      let width = min(room, width(of: index, room: room, share: columns / (count + 1)))
      widths.append(width)
      rest -= width + 1
    }
    return count > 0 ? widths + [max(0, rest)] : []
  }

  private func width(of index: Int, room: Int, share: Int) -> Int {
    guard index < content.widths.count, let width = content.widths[index] else {
      return min(Self.widest, max(Self.narrowest, share))
    }
    func cells(_ points: Double) -> Int {
      ProposedViewSize(width: points, height: nil).columns ?? Int.max
    }
    let ideal = min(cells(width.ideal), width.most.map(cells) ?? Int.max)
    return max(min(ideal, room), width.least.map(cells) ?? 0)
  }
}
