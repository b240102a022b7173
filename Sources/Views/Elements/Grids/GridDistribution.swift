import Foundation

/// The columns and rows of a grid for one proposal.
@MainActor
final class GridDistribution {
  let proposal: ProposedViewSize
  private let grid: GridLayout
  private let metrics: LayoutMetrics
  private let lines: [GridLine]
  private let columnCount: Int
  private let columnGap: CGFloat
  private let rowGap: CGFloat
  private var widths: [CGFloat] = []
  private var heights: [CGFloat] = []
  /// For each row, how far its cells' guides are from its top.
  private var guides: [CGFloat] = []

  init(_ grid: GridLayout, proposal: ProposedViewSize, subviews: LayoutSubviews) {
    self.grid = grid
    self.proposal = proposal
    metrics = subviews.metrics
    (lines, columnCount) = GridLine.lines(of: subviews)
    columnGap = grid.horizontalSpacing.map(metrics.snappedWidth) ?? metrics.spacing.width
    rowGap = grid.verticalSpacing.map(metrics.snappedHeight) ?? metrics.spacing.height
    distributeWidths()
    distributeHeights()
  }

  var size: CGSize {
    guard !lines.isEmpty else { return .zero }
    return CGSize(
      width: widths.reduce(0, +) + columnGap * CGFloat(columnCount - 1),
      height: heights.reduce(0, +) + rowGap * CGFloat(lines.count - 1))
  }

  func place(in bounds: CGRect) {
    var y = bounds.minY
    for (index, line) in lines.enumerated() {
      for cell in line.cells {
        let space = CGRect(
          x: bounds.minX + start(ofColumn: cell.columns.lowerBound), y: y, width: width(of: cell),
          height: heights[index])
        place(cell, in: space, line, guide: guides[index])
      }
      y += heights[index] + rowGap
    }
  }

  private func place(_ cell: GridCell, in space: CGRect, _ line: GridLine, guide: CGFloat) {
    let offer = ProposedViewSize(space.size)
    if let anchor = cell.subview[GridCellAnchor.self] {
      let place = CGPoint(
        x: space.minX + anchor.x * space.width, y: space.minY + anchor.y * space.height)
      return cell.subview.place(at: place, anchor: anchor, proposal: offer)
    }
    let alignment = columnAlignment(cell.columns.lowerBound)
    let dimensions = cell.subview.dimensions(in: offer)
    let x = ViewDimensions(size: space.size).finite(alignment) - dimensions.finite(alignment)
    let vertical = line.alignment ?? grid.alignment.vertical
    let y =
      isBaseline(vertical)
      ? guide - dimensions.finite(vertical)
      : ViewDimensions(size: space.size).finite(vertical) - dimensions.finite(vertical)
    cell.subview.place(at: CGPoint(x: space.minX + x, y: space.minY + y), proposal: offer)
  }

  private func isBaseline(_ alignment: VerticalAlignment) -> Bool {
    AlignmentGuide(alignment).fraction == nil
  }

  /// What a cell of the column says, or the grid.
  private func columnAlignment(_ column: Int) -> HorizontalAlignment {
    for line in lines {
      for cell in line.cells where cell.columns == column..<column + 1 {
        if let alignment = cell.subview[GridColumnAlignment.self] { return alignment }
      }
    }
    return grid.alignment.horizontal
  }

  // MARK: - Columns

  private func distributeWidths() {
    let tracks = TrackDistribution(step: metrics.grid.width)
    let columns = cellsByColumn()
    let gaps = columnGap * CGFloat(columnCount - 1)
    widths = tracks.lengths(
      count: columnCount, sharing: proposal.width.map { max(0, $0 - gaps) }
    ) { column, width in
      columns[column].reduce(0) { widest, cell in
        let offer = ProposedViewSize(width: width, height: proposal.height)
        return max(widest, cell.subview.sizeThatFits(offer).width)
      }
    }
    for cell in lines.lazy.flatMap(\.cells)
    where cell.columns.count > 1 && cell.isSized(.horizontal) {
      let width = cell.subview.sizeThatFits(proposal).width
      tracks.widen(&widths, cell.columns, by: width - self.width(of: cell))
    }
  }

  private func cellsByColumn() -> [[GridCell]] {
    var columns: [[GridCell]] = Array(repeating: [], count: columnCount)
    for cell in lines.lazy.flatMap(\.cells)
    where cell.columns.count == 1 && cell.isSized(.horizontal) {
      columns[cell.columns.lowerBound].append(cell)
    }
    return columns
  }

  private func width(of cell: GridCell) -> CGFloat {
    widths[cell.columns].reduce(0, +) + columnGap * CGFloat(cell.columns.count - 1)
  }

  private func start(ofColumn column: Int) -> CGFloat {
    widths[..<column].reduce(0, +) + columnGap * CGFloat(column)
  }

  // MARK: - Rows

  private func distributeHeights() {
    let tracks = TrackDistribution(step: metrics.grid.height)
    let gaps = rowGap * CGFloat(max(0, lines.count - 1))
    heights = tracks.lengths(
      count: lines.count, sharing: proposal.height.map { max(0, $0 - gaps) }
    ) { row, height in
      self.height(of: lines[row], offered: height)
    }
    guides = lines.map { line in
      let alignment = line.alignment ?? grid.alignment.vertical
      guard isBaseline(alignment) else { return 0 }
      return line.cells.reduce(0) { max($0, dimensions(of: $1, height: nil).finite(alignment)) }
    }
  }

  private func height(of line: GridLine, offered height: CGFloat?) -> CGFloat {
    let alignment = line.alignment ?? grid.alignment.vertical
    var (before, after, tallest): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for cell in line.cells where cell.isSized(.vertical) {
      let dimensions = dimensions(of: cell, height: height)
      tallest = max(tallest, dimensions.height)
      guard isBaseline(alignment) else { continue }
      let guide = dimensions.finite(alignment)
      before = max(before, guide)
      after = max(after, dimensions.height - guide)
    }
    return max(tallest, before + after)
  }

  private func dimensions(of cell: GridCell, height: CGFloat?) -> ViewDimensions {
    cell.subview.dimensions(in: ProposedViewSize(width: width(of: cell), height: height))
  }
}

extension GridCell {
  fileprivate func isSized(_ axis: Axis.Set) -> Bool { !unsizedAxes.contains(axis) }
}
