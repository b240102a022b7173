import Foundation

/// The rows of a list that are alive: those in sight and a few on both sides.
///
/// The window holds on to the first row in sight, not to a distance from the top: rows that were
/// never seen need no height, and rows that come or go above move nothing.
@MainActor
public final class RowWindow {
  /// A row that is alive, with the space that the renderer wants around it.
  public struct Row {
    public let index: Int
    public let id: AnyHashable
    public let place: RowPlace
    public let elements: [Element]
    /// The row with what the renderer puts around it, in points in the list's coordinates.
    public internal(set) var frame: CGRect
    public let insets: EdgeInsets
  }

  public let source: any RowSource

  /// The rows that are alive, in their order. Those outside the list's frame are not in sight.
  public private(set) var rows: [Row] = []

  private unowned let list: Element
  private var anchor = Anchor()
  private var viewport: CGSize = .zero

  /// How many rows are kept on either side of those in sight.
  private static let margin = 4

  /// The first row in sight.
  private struct Anchor {
    var index = 0
    var id: AnyHashable?
    /// How much of the row is above the list's top, in points.
    var hidden: CGFloat = 0
  }

  init(source: any RowSource, list: Element) {
    self.source = source
    self.list = list
  }

  public var liveCount: Int { rows.count }

  // MARK: - Where the list stands

  /// The height of all rows, in points: estimated from those alive while there are others.
  public var contentHeight: CGFloat {
    rows.isEmpty ? 0 : averageHeight * CGFloat(source.count)
  }

  /// The distance from the top of the rows to the top of the list, in points; estimated as the
  /// height is.
  public var offset: CGFloat {
    guard let first = rows.first, first.index > 0 else { return -(rows.first?.frame.minY ?? 0) }
    let before = averageHeight * CGFloat(anchor.index) + anchor.hidden
    return isAtEnd ? max(0, contentHeight - viewport.height) : before
  }

  public var canScroll: Bool { canScroll(towardsEnd: true) || canScroll(towardsEnd: false) }

  public func canScroll(towardsEnd: Bool) -> Bool { towardsEnd ? !isAtEnd : !isAtStart }

  private var isAtStart: Bool {
    guard let first = rows.first else { return true }
    return first.index == 0 && first.frame.minY >= 0
  }

  private var isAtEnd: Bool {
    guard let last = rows.last else { return true }
    return last.index == source.count - 1 && last.frame.maxY <= viewport.height
  }

  private var averageHeight: CGFloat {
    guard let first = rows.first, let last = rows.last else { return 0 }
    return (last.frame.maxY - first.frame.minY) / CGFloat(rows.count)
  }

  // MARK: - Scrolling

  /// Scrolls by a distance in points, towards the end where it is positive; not beyond the first
  /// and the last row.
  public func scroll(by distance: CGFloat) {
    guard distance != 0, canScroll(towardsEnd: distance > 0) else { return }
    anchor.hidden += distance
    skipRows()
    list.contentIsStale()
  }

  /// Scrolls to the beginning or to the end of the rows.
  public func scrollToEdge(towardsEnd: Bool) {
    guard canScroll(towardsEnd: towardsEnd) else { return }
    anchor = Anchor(index: towardsEnd ? max(0, source.count - 1) : 0)
    list.contentIsStale()
  }

  /// Scrolls until the first row in sight is the next one, or the one before.
  /// - Returns: Whether there was something to scroll.
  func scrollByRow(towardsEnd: Bool) -> Bool {
    guard canScroll(towardsEnd: towardsEnd) else { return false }
    let step = list.metrics.grid.height
    let anchorRow = rows.first { $0.index == anchor.index }
    let height = anchorRow?.frame.height ?? step
    // A row that is higher than the list is read in smaller steps.
    scroll(by: (towardsEnd ? 1 : -1) * max(step, min(height, viewport.height / 2)))
    return true
  }

  /// Scrolls as little as it takes to show an element of a row, and the whole row where it fits.
  func reveal(_ element: Element) {
    guard let row = rows.first(where: { $0.elements.contains { element.isIn($0) } }) else { return }
    var target = row.frame
    if target.height > viewport.height {
      let frame = element.absoluteFrame
      let origin = list.absoluteFrame
      target = frame.offsetBy(dx: -origin.minX, dy: -origin.minY)
    }
    if target.minY < 0 {
      scroll(by: target.minY)
    } else if target.maxY > viewport.height {
      scroll(by: min(target.minY, target.maxY - viewport.height))
    }
  }

  /// Goes over many rows by their estimated height, without making each of them.
  private func skipRows() {
    let height = averageHeight
    guard height > 0, abs(anchor.hidden) > viewport.height * 4 else { return }
    let skipped = Int(anchor.hidden / height)
    anchor.index = min(max(0, anchor.index + skipped), max(0, source.count - 1))
    anchor.id = nil
    anchor.hidden -= CGFloat(skipped) * height
  }

  // MARK: - Making and placing rows

  /// The source has other rows than before.
  func sourceChanged() {
    guard let id = anchor.id, !isAtStart else { return anchor = Anchor() }
    let count = source.count
    func isAnchor(_ index: Int) -> Bool {
      index >= 0 && index < count && source.id(at: index) == id
    }
    var distance = 0
    while anchor.index - distance >= 0 || anchor.index + distance < count {
      if isAnchor(anchor.index + distance) { return anchor.index += distance }
      if isAnchor(anchor.index - distance) { return anchor.index -= distance }
      distance += 1
    }
    anchor = Anchor(index: max(0, min(anchor.index, count - 1)))
  }

  func place(in viewport: CGSize) {
    self.viewport = viewport
    list.makeContent {
      let old = rows
      var making = RowMaking(source: source, list: list, width: viewport.width)
      rows = arrange(&making)
      list.setChildren(rows.flatMap(\.elements))
      making.releaseAll(of: old, except: rows)
    }
    for row in rows { place(row) }
  }

  /// Releases every row, for an element that is no list any more.
  func releaseAll() {
    list.setChildren([])
    for row in rows { source.release(row.id) }
    rows = []
  }

  /// Finds the rows from the anchor on, and corrects the anchor to the first one in sight.
  private func arrange(_ making: inout RowMaking) -> [Row] {
    let count = source.count
    guard count > 0 else {
      anchor = Anchor()
      return []
    }
    var first = min(anchor.index, count - 1)
    var top = -anchor.hidden
    func fillAbove() {
      while top > 0, first > 0 {
        first -= 1
        top -= making.height(at: first)
      }
      top = min(top, 0)
    }
    fillAbove()
    while first < count - 1, top < 0, top + making.height(at: first) <= 0 {
      top += making.height(at: first)
      first += 1
    }
    var last = first
    var bottom = top + making.height(at: first)
    while last < count - 1, bottom < viewport.height {
      last += 1
      bottom += making.height(at: last)
    }
    if bottom < viewport.height {
      // The end of the rows stays at the bottom, as far as there are rows to fill the list.
      top += viewport.height - bottom
      fillAbove()
    }
    anchor = Anchor(index: first, id: source.id(at: first), hidden: -top)

    let start = max(0, first - Self.margin)
    var y = (start..<first).reduce(top) { $0 - making.height(at: $1) }
    return (start...min(count - 1, last + Self.margin)).compactMap { index in
      let row = making.row(at: index, y: y)
      y += making.height(at: index)
      return row
    }
  }

  private func place(_ row: Row) {
    let width = max(0, row.frame.width - row.insets.horizontal)
    var y = row.frame.minY + row.insets.top
    for element in row.elements {
      let proposal = ProposedViewSize(width: width, height: nil)
      let size = element.size(for: proposal)
      let frame = CGRect(x: row.insets.leading, y: y, width: width, height: size.height)
      element.place(frame, proposal: proposal)
      y += size.height
    }
  }
}
