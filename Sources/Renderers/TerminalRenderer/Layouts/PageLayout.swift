import Elements
import Foundation

/// A page's content under its title, with the bars beside the title and at the lower edge.
struct PageLayout: Layout, Equatable {
  var content: PageContent

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let bars = bars(of: subviews, width: proposal.width)
    let rows = PageHeader.height(content, bars: bars, rows: proposal.rows) + bars.bottom
    let height = CGFloat(rows) * CellSize.height
    let inner = ProposedViewSize(
      width: proposal.width, height: proposal.height.map { max(0, $0 - height) })
    let sizes = subviews.filter { $0.barPlace == nil }.map { $0.sizeThatFits(inner) }
    let natural = CGSize(
      width: sizes.map(\.width).max() ?? 0, height: (sizes.map(\.height).max() ?? 0) + height)
    return proposal.replacingUnspecifiedDimensions(by: natural)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let bars = bars(of: subviews, width: bounds.width)
    let rect = CellRect(bounds)
    let header = PageHeader(content, bars: bars, in: rect)
    placeBars(of: subviews, header: header, in: bounds, bottom: bars.bottom)

    let above = CGFloat(header.height) * CellSize.height
    let below = CGFloat(bars.bottom) * CellSize.height
    let area = CGRect(
      x: bounds.minX, y: bounds.minY + above, width: bounds.width,
      height: max(0, bounds.height - above - below))
    for subview in subviews where subview.barPlace == nil { subview.placeOnPage(in: area) }
  }

  private func placeBars(
    of subviews: Subviews, header: PageHeader, in bounds: CGRect, bottom: Int
  ) {
    for subview in subviews {
      let columns: Range<Int>
      var row = header.row
      switch subview.barPlace {
      case nil: continue
      case .leading: columns = header.leading
      case .principal: columns = header.titleColumns
      case .trailing: columns = header.trailing
      case .bottom:
        columns =
          header.columns.lowerBound
          + 1..<max(
            header.columns.lowerBound + 1, header.columns.upperBound - 1)
        row = CellRect(bounds).rows.upperBound - bottom
      }
      subview.place(
        at: CGPoint(column: columns.lowerBound, row: row),
        proposal: ProposedViewSize(columns: columns.count, rows: 1))
    }
  }

  private func bars(of subviews: Subviews, width: CGFloat?) -> PageBars {
    var bars = PageBars()
    for subview in subviews {
      guard let place = subview.barPlace else { continue }
      let isBottom = place == .bottom
      let size = subview.sizeThatFits(
        ProposedViewSize(width: isBottom ? width : nil, height: CellSize.height))
      bars.add(
        place, columns: Int(cellsIn: size.width, of: CellSize.width, rounded: .up), rows: 1)
    }
    return bars
  }
}

extension LayoutSubview {
  /// Where the child belongs among the bars of a page, if it is one of them.
  fileprivate var barPlace: BarContent.Place? {
    if case .bar(let bar) = _element.content { bar.place } else { nil }
  }
}
