import Foundation

extension Element {
  /// Sends an event to the element and from there to its ancestors, until one answers.
  ///
  /// A disabled element gets none, and hands none on. Those around the element that preview events
  /// have it first.
  /// - Returns: Whether somebody answered.
  @discardableResult
  public func send(_ event: ElementEvent) -> Bool {
    guard attributes.isEnabled else { return false }
    if previews.contains(where: { $0(event) }) { return true }
    if case .pointer = event { return respond?(event) == true }
    var current: Element? = self
    while let element = current {
      if element.respond?(event) == true { return true }
      current = element.parent
    }
    return false
  }

  /// What previews events of the element, the outermost first.
  private var previews: [(ElementEvent) -> Bool] {
    var previews: [(ElementEvent) -> Bool] = []
    var current: Element? = self
    while let element = current {
      if let preview = element.preview { previews.append(preview) }
      current = element.parent
    }
    return previews.reversed()
  }

  /// Where the element stands in the window, in points.
  public var absoluteFrame: CGRect {
    var frame = frame
    var current = parent
    while let element = current {
      frame.origin.x += element.frame.minX
      frame.origin.y += element.frame.minY
      current = element.parent
    }
    return frame
  }

  /// Whether the element is `ancestor`, or somewhere in it.
  public func isIn(_ ancestor: Element) -> Bool { self.ancestor { $0 === ancestor } != nil }

  /// The nearest of the element and its ancestors that passes a test.
  func ancestor(where passes: (Element) -> Bool) -> Element? {
    var current: Element? = self
    while let element = current {
      if passes(element) { return element }
      current = element.parent
    }
    return nil
  }

  /// The children that the user can see and reach: of pages and of what is presented, the topmost
  /// alone.
  public var reachableChildren: [Element] {
    let candidates =
      switch content {
      case .window, .navigationStack: Array(children.suffix(1))
      default: children
      }
    return candidates.allSatisfy(\.isShown) ? candidates : candidates.filter(\.isShown)
  }
}
