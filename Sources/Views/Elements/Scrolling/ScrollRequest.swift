import Foundation

/// What is to be scrolled to.
public enum ScrollTarget {
  case element(Element)
  /// The row at an index of an element that has rows, made or not.
  case row(Int, of: Element)
  /// An edge of what scrolls in an element.
  case edge(Edge, of: Element)
  /// A point of what scrolls in an element; `nil` leaves an axis as it is.
  case point(x: CGFloat?, y: CGFloat?, of: Element)

  /// The element that is scrolled to, or whose row is.
  public var element: Element {
    switch self {
    case .element(let element), .row(_, of: let element), .edge(_, of: let element),
      .point(x: _, y: _, of: let element):
      element
    }
  }
}

/// Where somebody wants to scroll, until it is done.
@MainActor
struct ScrollRequest {
  let target: ScrollTarget
  var anchor: UnitPoint?
  /// Whether the row has been made for this.
  var hasJumped = false
}

extension ElementTree {
  /// Has all that is around an element or a row scroll in the next update, so that it stands at a
  /// place in what is seen.
  ///
  /// - Parameter anchor: `nil` scrolls as little as it takes.
  public func scroll(to target: ScrollTarget, anchor: UnitPoint? = nil) {
    scrollRequests.append(ScrollRequest(target: target, anchor: anchor))
    setNeedsUpdate()
  }

  /// Does what was asked for, now that everything has its place, and tells who wants to know it.
  func settleScrolling() {
    let requests = scrollRequests
    scrollRequests = []
    for request in requests { settle(request) }
    tellMovedRegions()
  }

  private func settle(_ request: ScrollRequest) {
    switch request.target {
    case .element(let element):
      if element.tree === self { element.scrollIntoView(at: request.anchor) }
    case .edge(let edge, of: let element):
      let isVertical = edge == .top || edge == .bottom
      element.region?.scrollToEdge(
        towardsEnd: edge == .bottom || edge == .trailing,
        along: isVertical ? .vertical : .horizontal)
    case .point(x: let x, y: let y, of: let element):
      guard let region = element.region else { return }
      for (axis, position) in [(Axis.horizontal, x), (.vertical, y)] {
        if let position { region.scroll(by: position - region.offset(along: axis), along: axis) }
      }
    case .row(let row, of: let holder):
      let index = holder.lazyStack?.index(ofRow: row) ?? row
      guard holder.tree === self, let window = holder.rowWindow,
        index >= 0, index < window.source.count
      else { return }
      if let row = window.rows.first(where: { $0.index == index }) {
        row.elements.first?.scrollIntoView(at: request.anchor)
      } else if !request.hasJumped {
        var next = request
        next.hasJumped = true
        if next.anchor == nil, index > window.rows.last?.index ?? 0 { next.anchor = .bottom }
        holder.jump(toRow: index)
        scrollRequests.append(next)
        setNeedsUpdate()
      }
    }
  }
}

extension Element {
  /// Has the rows from one on be made and seen.
  fileprivate func jump(toRow index: Int) {
    switch container {
    case .list(let rows):
      rows.move(toRow: index)
      contentIsStale()
    case .stack(let stack): stack.jump(toRow: index)
    case .area, .cell, nil: break
    }
  }
}
