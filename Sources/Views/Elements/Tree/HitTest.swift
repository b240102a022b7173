import Foundation

extension ElementTree {
  /// The control, or other element that answers events, at a point of the window; `nil` where there
  /// is none, or where it is disabled. What is drawn last comes first, and nothing under a dialog
  /// is hit.
  public func element(at point: CGPoint) -> Element? {
    let hit = lastElement(at: point) { $0.isControl || $0.respond != nil }
    return hit?.attributes.isEnabled == true ? hit : nil
  }

  /// The list that a wheel turns at a point of the window.
  public func list(at point: CGPoint) -> Element? {
    lastElement(at: point) { $0.rows != nil }
  }

  private func lastElement(at point: CGPoint, where passes: (Element) -> Bool) -> Element? {
    var hit: Element?
    var pending = [(element: root, origin: CGPoint.zero)]
    while let (element, origin) = pending.popLast() {
      guard element.attributes.effects.allowsHitTesting else { continue }
      let frame = element.frame.offsetBy(dx: origin.x, dy: origin.y)
      if frame.contains(point) {
        if passes(element) { hit = element }
      } else if element.rows != nil || element.attributes.effects.clip != nil {
        continue  // A list shows no row outside its own frame, and nothing shows outside a clip.
      }
      for child in element.childrenInDrawingOrder.reversed() {
        pending.append((child, frame.origin))
      }
    }
    return hit
  }
}
