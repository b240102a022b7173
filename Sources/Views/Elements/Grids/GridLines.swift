import Foundation

/// The lines of a lazy grid, as rows of a lazy stack: each has as many of the grid's rows beside each
/// other as there are tracks. The headers and footers of sections are lines by themselves.
///
/// A row that two lines want while the grid changes belongs to the later one, and is released when
/// none of them is alive.
@MainActor
final class GridLines: RowSource {
  let base: any RowSource
  var layout: TrackGridLayout {
    didSet {
      if layout != oldValue { for line in lines.values { line.element.layout = lineLayout } }
    }
  }

  /// The tracks of the breadth that the lines were last made for; 0 before that.
  private(set) var trackCount = 0
  private var parts: [Part] = []
  private var lines: [AnyHashable: Line] = [:]
  /// How many lines that are alive a row is in.
  private var uses: [AnyHashable: Int] = [:]
  /// The rows that have left a line: another line that is still to be made may want them.
  private var leaving: [AnyHashable] = []

  /// Rows of the grid that fill lines together, or one that is a line by itself.
  private struct Part {
    let rows: Range<Int>
    let firstLine: Int
    let isWhole: Bool
  }

  private struct Line {
    let element: Element
    var rows: [AnyHashable]
  }

  private struct LineID: Hashable {
    let first: AnyHashable
  }

  init(_ base: any RowSource, layout: TrackGridLayout) {
    self.base = base
    self.layout = layout
  }

  /// Finds out how many tracks a breadth has.
  ///
  /// - Returns: Whether the lines are others now.
  func fit(_ breadth: CGFloat?, _ metrics: LayoutMetrics) -> Bool {
    let count = max(1, layout.tracks(in: breadth, metrics).tracks.count)
    guard count != trackCount else { return false }
    trackCount = count
    findParts()
    return true
  }

  /// The rows of the grid are others, or in another order.
  func findParts() {
    releaseUnused()
    parts = []
    var (row, line) = (0, 0)
    while trackCount > 0, row < base.count {
      let place = base.place(at: row)
      let isWhole = place.role != .row
      let end = isWhole ? row + 1 : endOfRows(from: row, in: place.section)
      parts.append(Part(rows: row..<end, firstLine: line, isWhole: isWhole))
      line += isWhole ? 1 : (end - row + trackCount - 1) / trackCount
      row = end
    }
    count = line
  }

  private(set) var count = 0

  /// Where the rows of a section, from one of them on, end.
  private func endOfRows(from row: Int, in section: Int) -> Int {
    var (low, high) = (row, base.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      let place = base.place(at: middle)
      if place.section == section, place.role == .row { low = middle } else { high = middle }
    }
    return high
  }

  // MARK: - RowSource

  func id(at index: Int) -> AnyHashable { LineID(first: base.id(at: rows(ofLine: index).first!)) }

  func place(at index: Int) -> RowPlace { base.place(at: rows(ofLine: index).first!) }

  func elements(at index: Int) -> [Element] {
    let rows = rows(ofLine: index)
    let ids = rows.map(base.id(at:))
    let id = id(at: index)
    let line = lines[id] ?? Line(element: Element(.group), rows: [])
    if line.rows != ids {
      for row in ids { uses[row, default: 0] += 1 }
      leaving += line.rows
      lines[id] = Line(element: line.element, rows: ids)
    }
    fill(line.element, with: rows.flatMap(base.elements(at:)))
    line.element.layout = isWhole(line: index) ? AnyElementLayout(ZStackLayout()) : lineLayout
    return [line.element]
  }

  func release(_ id: AnyHashable) {
    leaving += lines.removeValue(forKey: id)?.rows ?? []
    releaseUnused()
  }

  private func releaseUnused() {
    for row in leaving {
      guard let count = uses[row] else { continue }
      uses[row] = count > 1 ? count - 1 : nil
      if count == 1 { base.release(row) }
    }
    leaving = []
  }

  private var lineLayout: AnyElementLayout { AnyElementLayout(layout) }

  private func fill(_ line: Element, with elements: [Element]) {
    let former = elements.compactMap { $0.parent === line ? nil : $0.parent }
    line.setChildren(elements)
    for other in former {
      other.setChildren(other.children.filter { $0.parent === other })
    }
  }

  // MARK: - Finding lines

  private func rows(ofLine line: Int) -> Range<Int> {
    let part = part(ofLine: line)
    if part.isWhole { return part.rows }
    let first = part.rows.lowerBound + (line - part.firstLine) * trackCount
    return first..<min(first + trackCount, part.rows.upperBound)
  }

  /// The line that a row of the grid is in.
  func line(ofRow row: Int) -> Int {
    guard let part = parts.last(where: { $0.rows.lowerBound <= row }) else { return 0 }
    return part.isWhole
      ? part.firstLine : part.firstLine + (row - part.rows.lowerBound) / max(1, trackCount)
  }

  private func isWhole(line: Int) -> Bool { part(ofLine: line).isWhole }

  private func part(ofLine line: Int) -> Part {
    var (low, high) = (0, parts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if parts[middle].firstLine <= line { low = middle } else { high = middle }
    }
    return parts[low]
  }
}

extension Element {
  /// Makes the element a lazy grid of rows.
  public func setLazyRows(_ source: any RowSource, in layout: TrackGridLayout) {
    let stack = Stack(
      axis: layout.axis, spacing: layout.spacing,
      guide: layout.axis == .vertical
        ? AlignmentGuide(layout.alignment.horizontal) : AlignmentGuide(layout.alignment.vertical))
    if let lines = lazyStack?.window.source as? GridLines, lines.base === source {
      lines.layout = layout
      lazyStack?.stack = stack
    } else {
      setLazyRows(GridLines(source, layout: layout), in: stack)
    }
  }
}
