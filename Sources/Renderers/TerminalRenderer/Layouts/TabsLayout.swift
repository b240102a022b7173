import Elements
import Foundation

/// A row of tabs over the page that is shown. Without names there is a row of dots under it.
struct TabsLayout: Layout, Equatable {
  var content: TabsContent

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let bar = CGFloat(barHeight(rows: proposal.rows, subviews)) * CellSize.height
    let inner = ProposedViewSize(
      width: proposal.width, height: proposal.height.map { max(0, $0 - bar) })
    let page = subviews.first { !$0.isTab }?.sizeThatFits(inner) ?? .zero
    return proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: page.width, height: page.height + bar))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let rect = CellRect(bounds)
    let bar = barHeight(rows: rect.height, subviews)
    let isBelow = content.look == .dots
    placeTabs(
      subviews.filter(\.isTab), in: rect,
      row: isBelow ? rect.rows.upperBound - bar : rect.rows.lowerBound, isShown: bar > 0)
    let above = isBelow ? 0 : CGFloat(bar) * CellSize.height
    let area = CGRect(
      x: bounds.minX, y: bounds.minY + above, width: bounds.width,
      height: max(0, bounds.height - CGFloat(bar) * CellSize.height))
    for subview in subviews where !subview.isTab {
      if subview._element.rows != nil {
        subview.place(at: area.origin, proposal: ProposedViewSize(area.size))
      } else {
        subview.placeCentered(in: area, keepsBelowTop: true)
      }
    }
  }

  /// Where there is no room for all of a tab's name, all tabs are equally wide.
  private func placeTabs(_ tabs: [LayoutSubview], in rect: CellRect, row: Int, isShown: Bool) {
    guard isShown else {
      for tab in tabs { tab.place(at: .zero, proposal: ProposedViewSize(columns: 0, rows: 0)) }
      return
    }
    let room = max(0, rect.width - 2)
    var widths = tabs.map { tab in
      content.look == .dots
        ? 2 : ProposedViewSize(tab.sizeThatFits(.unspecified)).columns ?? 0
    }
    let gaps = max(0, tabs.count - 1)
    if widths.reduce(0, +) + gaps > room {
      let width = tabs.isEmpty ? 0 : max(1, (room - gaps) / tabs.count)
      widths = widths.map { min($0, width) }
    }
    let total = widths.reduce(0, +) + gaps
    var column = rect.columns.lowerBound + 1
    if content.look == .dots { column += max(0, (room - total) / 2) }
    for (tab, width) in zip(tabs, widths) {
      tab.place(
        at: CGPoint(column: column, row: row), proposal: ProposedViewSize(columns: width, rows: 1))
      column += width + 1
    }
  }

  private func barHeight(rows: Int?, _ subviews: Subviews) -> Int {
    if content.hidesBar || !subviews.contains(where: \.isTab) { return 0 }
    return (rows ?? Int.max) < 4 ? 0 : 1
  }
}

/// The label of a tab, cut to its width.
struct TabLayout: Layout, Equatable {
  private var label: LabelLayout { LabelLayout(leading: 1, trailing: 1) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = label.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache)
    return CGSize(width: min(size.width, proposal.width ?? .infinity), height: CellSize.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    label.placeSubviews(
      in: bounds, proposal: ProposedViewSize(width: bounds.width, height: CellSize.height),
      subviews: subviews, cache: &cache)
  }
}

extension LayoutSubview {
  fileprivate var isTab: Bool { if case .tab = _element.content { true } else { false } }
}
