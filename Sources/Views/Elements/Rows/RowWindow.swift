import Foundation

/// The rows of a list or of a lazy stack that are alive: those in sight and a few on both sides.
///
/// The window holds on to the first row in sight, not to a distance from the first of all: rows that
/// were never seen need no length, and rows that come or go before move nothing.
@MainActor
public final class RowWindow {
  /// A row that is alive, with the space that is around it.
  public struct Row {
    public let index: Int
    public let id: AnyHashable
    public let place: RowPlace
    public let elements: [Element]
    /// The row with what is around it, in points, from where the window begins.
    public internal(set) var frame: CGRect
    public let insets: EdgeInsets
  }

  public let source: any RowSource

  /// Whether the user may scroll.
  public var isEnabled = true

  /// The rows that are alive, in their order. Those outside of the window's size are not in sight.
  public private(set) var rows: [Row] = []

  let axis: Axis
  /// How the rows stand in a lazy stack; `nil` for a list.
  var stack: Stack?
  unowned let holder: Element
  /// What is in sight.
  private(set) var viewport: CGSize = .zero
  /// The length of a row, by those that were alive last; 0 before there were any.
  private(set) var averageLength: CGFloat = 0
  private var anchor = Anchor()

  /// How many rows are kept on either side of those in sight.
  private static let margin = 4

  /// The first row in sight.
  private struct Anchor {
    var index = 0
    var id: AnyHashable?
    /// How much of the row is before what is in sight, in points.
    var hidden: CGFloat = 0
  }

  init(source: any RowSource, holder: Element, stack: Stack? = nil) {
    self.source = source
    self.holder = holder
    self.stack = stack
    axis = stack?.axis ?? .vertical
  }

  public var liveCount: Int { rows.count }

  // MARK: - Where the window stands

  /// The length of all rows, in points: estimated from those alive while there are others.
  public var contentLength: CGFloat { averageLength * CGFloat(source.count) }

  /// The distance from the first row to what is in sight, in points; estimated as the length is.
  public var offset: CGFloat {
    guard let first = rows.first, first.index > 0 else { return -start }
    let before = averageLength * CGFloat(anchor.index) + anchor.hidden
    return isAtEnd ? max(0, contentLength - viewport[axis]) : before
  }

  /// Where the rows that are alive begin and end, from where the window begins.
  var start: CGFloat { rows.first?.frame.start(along: axis) ?? 0 }
  var end: CGFloat { rows.last?.frame.end(along: axis) ?? 0 }

  var isAtStart: Bool { rows.first.map { $0.index == 0 && start >= 0 } ?? true }

  var isAtEnd: Bool {
    rows.last.map { $0.index == source.count - 1 && end <= viewport[axis] } ?? true
  }

  /// The first row in sight.
  var anchorRow: Row? { rows.first { $0.index == anchor.index } }

  // MARK: - Moving

  /// Moves by a distance in points, towards the end where it is positive.
  func move(by distance: CGFloat) {
    anchor.hidden += distance
    skipRows()
  }

  /// Begins with another row.
  ///
  /// - Parameter hidden: How much of the row is before what is in sight, in points.
  func move(toRow index: Int, hidden: CGFloat = 0) {
    anchor = Anchor(index: max(0, min(index, source.count - 1)), hidden: hidden)
  }

  /// Goes over many rows by their estimated length, without making each of them.
  private func skipRows() {
    guard averageLength > 0, abs(anchor.hidden) > viewport[axis] * 4 else { return }
    let skipped = Int(anchor.hidden / averageLength)
    anchor.index = min(max(0, anchor.index + skipped), max(0, source.count - 1))
    anchor.id = nil
    let left = anchor.hidden - CGFloat(skipped) * averageLength
    anchor.hidden = holder.metrics.snapped(left, along: axis)
  }

  /// The source has other rows than before.
  ///
  /// - Returns: How many rows came (or went, where it is negative) before the first in sight.
  @discardableResult
  func sourceChanged() -> Int {
    guard let id = anchor.id, !isAtStart else {
      anchor = Anchor()
      return 0
    }
    let count = source.count
    func isAnchor(_ index: Int) -> Bool {
      index >= 0 && index < count && source.id(at: index) == id
    }
    let before = anchor.index
    var distance = 0
    while before - distance >= 0 || before + distance < count {
      for index in [before + distance, before - distance] where isAnchor(index) {
        anchor.index = index
        return index - before
      }
      distance += 1
    }
    anchor = Anchor(index: max(0, min(before, count - 1)))
    return anchor.index - before
  }

  // MARK: - Making and placing rows

  /// Makes the rows that are in sight and releases the others.
  ///
  /// - Parameter breadth: What the rows have across the axis; `nil` leaves it to them.
  func fill(_ viewport: CGSize, breadth: CGFloat?) {
    self.viewport = viewport
    holder.changeContent {
      let old = rows
      var making = RowMaking(source: source, holder: holder, stack: stack, breadth: breadth)
      rows = arrange(&making)
      holder.setChildren(rows.flatMap(\.elements))
      making.releaseAll(of: old, except: rows)
    }
    if !rows.isEmpty { averageLength = (end - start) / CGFloat(rows.count) }
  }

  /// Releases every row.
  func releaseAll() {
    holder.setChildren([])
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
    func fillBefore() {
      while top > 0, first > 0 {
        first -= 1
        top -= making.length(at: first)
      }
      top = min(top, 0)
    }
    fillBefore()
    while first < count - 1, top < 0, top + making.length(at: first) <= 0 {
      top += making.length(at: first)
      first += 1
    }
    var last = first
    var bottom = top + making.length(at: first)
    while last < count - 1, bottom < viewport[axis] {
      last += 1
      bottom += making.length(at: last)
    }
    if bottom < viewport[axis] {
      // The end of the rows stays at the end of what is in sight, as far as there are rows to fill
      // it.
      top += viewport[axis] - bottom
      fillBefore()
    }
    anchor = Anchor(index: first, id: source.id(at: first), hidden: -top)

    let start = max(0, first - Self.margin)
    var position = (start..<first).reduce(top) { $0 - making.length(at: $1) }
    return (start...min(count - 1, last + Self.margin)).compactMap { index in
      let row = making.row(at: index, from: position)
      position += making.length(at: index)
      return row
    }
  }
}
