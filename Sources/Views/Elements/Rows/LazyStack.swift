import Foundation

/// The rows of a stack that is lazy: those are made that the regions around it show, and a few more.
///
/// The stack is as long as its rows, which is estimated while they are not all made. What is seen
/// stays in its place when a better estimate comes: then the region around it is told to begin
/// elsewhere.
@MainActor
public final class LazyStack {
  let window: RowWindow

  private unowned let element: Element
  /// Where the window begins in the stack: what is seen from there on.
  private var origin: CGFloat = 0
  /// What was seen of the stack when it was placed.
  private var seen: CGRect?

  init(source: any RowSource, stack: Stack, element: Element) {
    self.stack = stack
    self.element = element
    window = RowWindow(source: source, holder: element, stack: stack)
  }

  /// The lines of a grid, where the rows are such.
  private var lines: GridLines? { window.source as? GridLines }

  /// How the rows stand.
  var stack: Stack {
    didSet {
      window.stack = stack
      element.invalidateLayout()
    }
  }

  var axis: Axis { window.axis }

  /// Where the window has a row of the source.
  func index(ofRow row: Int) -> Int { lines?.line(ofRow: row) ?? row }

  /// The rows that are alive, in their order.
  public var rows: [RowWindow.Row] { window.rows }

  // MARK: - Layout

  func size(for proposal: ProposedViewSize) -> CGSize {
    let offered = proposal[axis.across]
    if lines?.trackCount == 0 { _ = lines?.fit(offered, element.metrics) }
    if window.averageLength == 0 { sample(breadth: offered) }
    let widest = window.rows.map { $0.frame.size[axis.across] }.max() ?? 0
    return CGSize(along: axis, length: length, breadth: offered ?? widest)
  }

  /// The length of all rows, as far as it is known.
  private var length: CGFloat {
    guard let last = window.rows.last else { return snapped(window.contentLength) }
    let rest = CGFloat(window.source.count - 1 - last.index) * window.averageLength
    return snapped(origin + window.end + rest)
  }

  /// Makes the first rows, to know how long rows are.
  private func sample(breadth: CGFloat?) {
    guard window.source.count > 0, let tree = element.tree else { return }
    origin = 0
    let breadth = breadth.flatMap { $0.isFinite ? $0 : nil }
    window.fill(
      CGSize(along: axis, length: tree.size[axis], breadth: breadth ?? 0), breadth: breadth)
  }

  /// Whether another part of the stack is seen than when it was placed.
  var isSeenElsewhere: Bool { element.placement.proposal != nil && element.seenRect != seen }

  func place() {
    let seen = element.seenRect
    self.seen = seen
    let size = element.frame.size
    if lines?.fit(size[axis.across], element.metrics) == true { sourceChanged() }
    guard seen.size[axis] > 0 || size[axis] == 0 else {
      if !window.rows.isEmpty { element.changeContent { window.releaseAll() } }
      return
    }
    let start = seen.start(along: axis)
    window.move(by: start - origin)
    origin = start
    window.fill(
      CGSize(along: axis, length: seen.size[axis], breadth: size[axis.across]),
      breadth: size[axis.across])
    correctOrigin()
    for row in window.rows { place(row) }
    if length != size[axis] { element.invalidateLayout() }
  }

  /// Has the first of all rows stand where the stack begins, and the others not too far from where
  /// they would if all rows were made.
  private func correctOrigin() {
    guard let first = window.rows.first else { return }
    let start = origin + window.start
    let estimate = snapped(CGFloat(first.index) * window.averageLength)
    let shortest = CGFloat(first.index) * element.metrics.grid[axis]
    if first.index == 0 {
      shift(by: -start)
    } else if start < shortest || abs(start - estimate) > window.viewport[axis] {
      shift(by: estimate - start)
    }
  }

  private func shift(by distance: CGFloat) {
    guard distance != 0 else { return }
    origin += distance
    element.enclosingArea(along: axis)?.contentGrew(by: distance, along: axis)
    // The stack may be as long as before: then nothing else has the region follow.
    element.invalidateLayout()
  }

  private func place(_ row: RowWindow.Row) {
    let breadth = row.frame.size[axis.across]
    let proposal = RowWindow.proposal(breadth: breadth, row.insets, along: axis)
    var position = origin + row.frame.start(along: axis) + row.insets.leading(along: axis)
    for element in row.elements {
      let size = element.size(for: proposal)
      let aside = alignment(of: element, proposal, in: breadth)
      let origin =
        axis == .horizontal ? CGPoint(x: position, y: aside) : CGPoint(x: aside, y: position)
      element.place(CGRect(origin: origin, size: size), proposal: proposal)
      position +=
        element.metrics.snappedPart(size[axis], along: axis) + stack.gap(in: element.metrics)
    }
  }

  /// Where an element begins across the axis.
  private func alignment(
    of child: Element, _ proposal: ProposedViewSize, in breadth: CGFloat
  ) -> CGFloat {
    let whole = ViewDimensions(size: CGSize(along: axis, length: 0, breadth: breadth))
    let own = ViewDimensions(size: child.size(for: proposal), element: child, proposal: proposal)
    return whole[stack.guide] - own[stack.guide]
  }

  private func snapped(_ length: CGFloat) -> CGFloat {
    element.metrics.snapped(length, along: axis)
  }

  // MARK: - Changes

  /// The rows of the stack's source are others, or in another order.
  func sourceChanged() {
    lines?.findParts()
    let come = window.sourceChanged()
    shift(by: snapped(CGFloat(come) * window.averageLength))
    element.invalidateLayout()
  }

  /// Has the rows from one on be made and seen, at about the place where the stack has them.
  func jump(toRow index: Int) {
    guard let area = element.enclosingArea(along: axis) else { return }
    window.move(toRow: index)
    let known = window.rows.first { $0.index == index }.map { origin + $0.frame.start(along: axis) }
    origin = known ?? snapped(CGFloat(index) * window.averageLength)
    area.scroll(to: area.position(of: element, along: axis) + origin, along: axis)
    element.contentIsStale()
  }
}

extension Element {
  /// The part of the element that the regions around it and the window show, in its own
  /// coordinates.
  var seenRect: CGRect {
    var seen = CGRect(origin: .zero, size: frame.size)
    var origin = CGPoint.zero
    var current = self
    while let parent = current.parent {
      origin.x += current.frame.minX
      origin.y += current.frame.minY
      if parent.region != nil || parent.parent == nil {
        let shown = CGRect(
          x: -origin.x, y: -origin.y, width: parent.frame.width, height: parent.frame.height)
        seen = seen.intersection(shown)
        if seen.isNull { return .zero }
      }
      current = parent
    }
    return seen
  }

  /// The scroll view around the element that scrolls along an axis.
  func enclosingArea(along axis: Axis) -> ScrollArea? {
    enclosingRegion(along: axis) as? ScrollArea
  }
}
