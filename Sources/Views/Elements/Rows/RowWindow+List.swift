import Foundation

/// A window that is a list: it scrolls by itself.
extension RowWindow {
  /// Makes and places the rows for the list's size.
  func place(in viewport: CGSize) {
    if viewport.height < self.viewport.height { keepFocusInSight(in: viewport) }
    fill(viewport, breadth: viewport.width)
    for row in rows { place(row) }
    holder.tree?.regionMoved(holder)
  }

  /// A list that has become lower still shows the row that has the focus.
  private func keepFocusInSight(in viewport: CGSize) {
    guard let focus = holder.tree?.focus, let row = row(around: focus) else { return }
    move(by: max(0, min(row.frame.minY, row.frame.maxY - viewport.height)))
  }

  private func place(_ row: Row) {
    let width = max(0, row.frame.width - row.insets.horizontal)
    var y = row.frame.minY + row.insets.top
    for element in row.elements {
      let proposal = ProposedViewSize(width: width, height: nil)
      let height = holder.metrics.snappedPart(
        element.size(for: proposal).height, along: .vertical)
      let frame = CGRect(x: row.insets.leading, y: y, width: width, height: height)
      element.place(frame, proposal: proposal)
      y += height
    }
  }

  /// The row that an element is in.
  func row(around element: Element) -> Row? {
    rows.first { $0.elements.contains { element.isIn($0) } }
  }
}

extension RowWindow {
  /// The height of all rows, in points: estimated from those alive while there are others.
  public var contentHeight: CGFloat { contentLength }

  public func canScroll(towardsEnd: Bool) -> Bool { towardsEnd ? !isAtEnd : !isAtStart }

  /// Scrolls by a distance in points, towards the end where it is positive; not beyond the first
  /// and the last row.
  public func scroll(by distance: CGFloat) {
    guard distance != 0, canScroll(towardsEnd: distance > 0) else { return }
    move(by: distance)
    holder.contentIsStale()
  }

  /// Scrolls to the beginning or to the end of the rows.
  public func scrollToEdge(towardsEnd: Bool) {
    guard canScroll(towardsEnd: towardsEnd) else { return }
    move(toRow: towardsEnd ? source.count - 1 : 0)
    holder.contentIsStale()
  }
}

extension RowWindow: ScrollRegion {
  public var axes: Axis.Set { .vertical }

  public func contentLength(along axis: Axis) -> CGFloat {
    axis == .vertical ? contentLength : viewport.width
  }

  public func offset(along axis: Axis) -> CGFloat { axis == .vertical ? offset : 0 }

  public func canScroll(along axis: Axis, towardsEnd: Bool) -> Bool {
    axis == .vertical && canScroll(towardsEnd: towardsEnd)
  }

  public func scroll(by distance: CGFloat, along axis: Axis) {
    if axis == .vertical { scroll(by: distance) }
  }

  public func scrollToEdge(towardsEnd: Bool, along axis: Axis) {
    if axis == .vertical { scrollToEdge(towardsEnd: towardsEnd) }
  }

  /// Scrolls until the first row in sight is the next one, or the one before.
  public func scrollByStep(towardsEnd: Bool, along axis: Axis) {
    let step = holder.metrics.grid.height
    let height = anchorRow?.frame.height ?? step
    // A row that is higher than the list is read in smaller steps.
    let distance = max(step, min(height, viewport.height / 2))
    scroll(by: towardsEnd ? distance : -distance, along: axis)
  }

  /// Scrolls so that a row shows; to a part of it where it is higher than the list.
  public func reveal(_ element: Element, at anchor: UnitPoint?) {
    guard let row = row(around: element) else { return }
    var target = row.frame
    if target.height > viewport.height {
      let origin = holder.absoluteFrame.origin
      target = element.absoluteFrame.offsetBy(dx: -origin.x, dy: -origin.y)
    }
    scroll(
      by: .scrollDistance(
        from: target.minY, to: target.maxY, in: viewport.height, at: anchor?.y))
  }
}
