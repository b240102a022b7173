import Foundation

extension ElementTree {
  /// Gives the focus to an element that can have it; `nil` takes it away. The lists around it
  /// scroll to show it.
  public func setFocus(_ element: Element?) {
    if let element {
      guard element.tree === self, element.isFocusable, element.isReachable else { return }
    }
    changeFocus(to: element)
  }

  /// Moves the focus, or scrolls the list around it where no element is alive on that side.
  /// - Returns: Whether something moved or scrolled.
  @discardableResult
  public func moveFocus(_ move: FocusMove) -> Bool {
    let order = focusOrder
    guard let focus else {
      switch move {
      case .previous, .last, .up: return give(order.last)
      case .next, .first, .down, .left, .right: return give(order.first)
      }
    }
    switch move {
    case .first: return give(order.first)
    case .last: return give(order.last)
    case .next: return moveFocus(from: focus, by: 1, in: order)
    case .previous: return moveFocus(from: focus, by: -1, in: order)
    case .up, .down: return moveFocus(from: focus, towards: move, in: order)
    case .left, .right: return give(order.nearest(to: focus, towards: move))
    }
  }

  private func give(_ element: Element?) -> Bool {
    guard let element, element !== focus else { return false }
    changeFocus(to: element)
    return true
  }

  private func moveFocus(from focus: Element, by step: Int, in order: [Element]) -> Bool {
    guard let index = order.firstIndex(where: { $0 === focus }) else { return give(order.first) }
    let next = index + step
    let neighbour = order.indices.contains(next) ? order[next] : nil
    if let rows = focus.enclosingRows, neighbour?.enclosingRows !== rows,
      rows.scrollByRow(towardsEnd: step > 0)
    {
      return true
    }
    return give(neighbour ?? (step > 0 ? order.first : order.last))
  }

  private func moveFocus(
    from focus: Element, towards side: FocusMove, in order: [Element]
  ) -> Bool {
    let list = focus.rows ?? focus.enclosingRows
    if let list {
      let inList = order.filter { $0.enclosingRows === list }
      if let next = inList.nearest(to: focus, towards: side) { return give(next) }
      if list.scrollByRow(towardsEnd: side == .down) { return true }
    }
    let others = order.filter {
      $0 !== focus && ($0.enclosingRows == nil || $0.enclosingRows !== list)
    }
    return give(others.nearest(to: focus, towards: side))
  }
}

extension Element {
  /// Whether no list around the element has scrolled it away, or a part of it.
  var isInSight: Bool {
    var current = self
    while let parent = current.parent {
      if parent.rows != nil {
        let isWhole = current.frame.minY >= 0 && current.frame.maxY <= parent.frame.height
        if !isWhole { return false }
      }
      current = parent
    }
    return true
  }
}

extension [Element] {
  /// The element on a side that is nearest: in the nearest line first, then along it.
  @MainActor
  fileprivate func nearest(to element: Element, towards side: FocusMove) -> Element? {
    let from = element.absoluteFrame
    var nearest: (element: Element, distance: (CGFloat, CGFloat))?
    for candidate in self where candidate !== element {
      let frame = candidate.absoluteFrame
      guard let distance = from.distance(to: frame, towards: side) else { continue }
      if nearest.map({ distance < $0.distance }) ?? true { nearest = (candidate, distance) }
    }
    return nearest?.element
  }
}

extension CGRect {
  /// How far another rectangle is away on a side, and how far from the middle; `nil` where it is
  /// not on that side.
  fileprivate func distance(to other: CGRect, towards side: FocusMove) -> (CGFloat, CGFloat)? {
    let (ahead, aside): (CGFloat, CGFloat)
    switch side {
    case .down: (ahead, aside) = (other.minY - maxY, abs(other.midX - midX))
    case .up: (ahead, aside) = (minY - other.maxY, abs(other.midX - midX))
    case .right: (ahead, aside) = (other.minX - maxX, abs(other.midY - midY))
    case .left: (ahead, aside) = (minX - other.maxX, abs(other.midY - midY))
    default: return nil
    }
    let overlaps = other.minY < maxY && minY < other.maxY
    if (side == .left || side == .right) && !overlaps { return nil }
    return ahead >= 0 ? (ahead, aside) : nil
  }
}
