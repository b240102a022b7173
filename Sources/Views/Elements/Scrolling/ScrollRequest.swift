import Foundation

/// What is to be scrolled to.
public enum ScrollTarget {
  case element(Element)
  /// The row at an index of an element that has rows, made or not.
  case row(Int, of: Element)

  /// The element that is scrolled to, or whose row is.
  public var element: Element {
    switch self {
    case .element(let element), .row(_, of: let element): element
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
