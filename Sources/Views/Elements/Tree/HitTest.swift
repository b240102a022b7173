import Foundation

extension ElementTree {
  /// The control, or other element that answers events, at a point of the window; `nil` where there
  /// is none, or where it is disabled. What is drawn last comes first, and nothing under a dialog
  /// is hit.
  public func element(at point: CGPoint) -> Element? {
    let hit = lastElement(at: point) { $0.isControl || $0.respond != nil }
    return hit?.attributes.isEnabled == true ? hit : nil
  }

  /// What scrolls at a point of the window along an axis: the innermost that is not at its end, or
  /// else the innermost.
  public func scrollingElement(
    at point: CGPoint, along axis: Axis, towardsEnd: Bool
  ) -> Element? {
    lastElement(at: point) {
      $0.region?.lets(userScrollAlong: axis, towardsEnd: towardsEnd) == true
    }
      ?? lastElement(at: point) {
        $0.region.map { $0.isEnabled && $0.axes.contains(Axis.Set(axis)) } == true
      }
  }

  private func lastElement(at point: CGPoint, where passes: (Element) -> Bool) -> Element? {
    var hit: Element?
    var pending = [(element: root, origin: CGPoint.zero)]
    while let (element, origin) = pending.popLast() {
      guard element.attributes.effects.allowsHitTesting else { continue }
      let frame = element.frame.offsetBy(dx: origin.x, dy: origin.y)
      if frame.contains(point) {
        if passes(element) { hit = element }
      } else if element.region != nil || element.attributes.effects.clip != nil {
        continue  // What scrolls, or is clipped, shows nothing outside of its own frame.
      }
      for child in element.childrenInDrawingOrder.reversed() {
        pending.append((child, frame.origin))
      }
    }
    return hit
  }
}
