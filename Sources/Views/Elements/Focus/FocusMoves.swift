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
    case .up, .down: return moveFocus(from: focus, towards: move, along: .vertical, in: order)
    case .left, .right:
      return moveFocus(from: focus, towards: move, along: .horizontal, in: order)
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
    if let region = focus.enclosingRegion(), neighbour.map(region.contains) != true,
      region.lets(userScrollAlong: region.mainAxis, towardsEnd: step > 0)
    {
      region.scrollByStep(towardsEnd: step > 0, along: region.mainAxis)
      return true
    }
    return give(neighbour ?? (step > 0 ? order.first : order.last))
  }

  private func moveFocus(
    from focus: Element, towards side: FocusMove, along axis: Axis, in order: [Element]
  ) -> Bool {
    let isForward = side == .down || side == .right
    let region = focus.region ?? focus.enclosingRegion(along: axis)
    guard let region, region.axes.contains(Axis.Set(axis)) else {
      return give(order.nearest(to: focus, towards: side))
    }
    let inRegion = order.filter { $0 !== focus && region.contains($0) }
    let next = inRegion.nearest(to: focus, towards: side)
    if let next, next.isNearlyInSight(of: region, along: axis) { return give(next) }
    if region.lets(userScrollAlong: axis, towardsEnd: isForward) {
      region.scrollByStep(towardsEnd: isForward, along: axis)
      return true
    }
    let others = order.filter { $0 !== focus && !region.contains($0) }
    return give(next ?? others.nearest(to: focus, towards: side))
  }
}

extension ScrollRegion {
  /// Whether an element is in the content.
  @MainActor
  fileprivate func contains(_ element: Element) -> Bool {
    var current = element.parent
    while let ancestor = current {
      if ancestor.region === self { return true }
      current = ancestor.parent
    }
    return false
  }

  /// Whether all of a frame in the window's coordinates is in what the region of an element shows.
  @MainActor
  fileprivate func shows(_ frame: CGRect, of holder: Element) -> Bool {
    let shown = holder.absoluteFrame
    return Axis.allCases.allSatisfy { axis in
      !axes.contains(Axis.Set(axis))
        || frame.start(along: axis) >= shown.start(along: axis)
          && frame.end(along: axis) <= shown.end(along: axis)
    }
  }

  /// The axis that the order of the source follows.
  @MainActor
  fileprivate var mainAxis: Axis { axes.contains(.vertical) ? .vertical : .horizontal }
}

extension Element {
  /// Whether no region around the element has scrolled it away, or a part of it.
  public var isInSight: Bool {
    let frame = absoluteFrame
    var current = parent
    while let ancestor = current {
      if let region = ancestor.region, !region.shows(frame, of: ancestor) { return false }
      current = ancestor.parent
    }
    return true
  }

  /// Whether the element is in what a region shows, or so close to it that the focus goes there
  /// rather than over what is between.
  fileprivate func isNearlyInSight(of region: any ScrollRegion, along axis: Axis) -> Bool {
    guard let holder = ancestor(where: { $0.region === region }) else { return true }
    let shown = holder.absoluteFrame
    let frame = absoluteFrame
    let reach = metrics.grid[axis] * 4
    return frame.start(along: axis) < shown.end(along: axis) + reach
      && frame.end(along: axis) > shown.start(along: axis) - reach
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
