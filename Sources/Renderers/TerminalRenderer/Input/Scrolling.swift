import Elements
import Foundation

extension TerminalScreen {
  /// Scrolls what has the focus, else the first that scrolls, else a dialog's text, by what is in
  /// sight less a line.
  func scrollPage(towardsEnd: Bool) {
    guard let element = scrolledElement else {
      scrollDialog { max(1, $0.visible - 1) * (towardsEnd ? 1 : -1) }
      return
    }
    let page = max(CellSize.height, element.frame.height - CellSize.height)
    scroll(element, by: towardsEnd ? page : -page)
  }

  /// Scrolls to the beginning or to the end, and gives the focus to what can have it there. Where
  /// nothing else scrolls, a dialog's text does.
  func goToEdge(towardsEnd: Bool) {
    if let region = scrolledElement?.region {
      region.scrollToEdge(towardsEnd: towardsEnd, along: .vertical)
    } else {
      scrollDialog { $0.count * (towardsEnd ? 1 : -1) }
    }
    // What is there must be made before it can have the focus.
    tree?.update()
    tree?.moveFocus(towardsEnd ? .last : .first)
  }

  /// Scrolls an element by a distance in points.
  ///
  /// A focus that would go out of sight is handed to what comes into sight: left behind, it would
  /// draw the list back.
  func scroll(_ element: Element, by distance: CGFloat, along axis: Axis = .vertical) {
    guard let tree, let region = element.region else { return }
    let focus = tree.focus.flatMap { $0.isIn(element) && $0 !== element ? $0 : nil }
    let moved = CGSize(
      width: axis == .horizontal ? -distance : 0, height: axis == .vertical ? -distance : 0)
    let isMoved = focus.map {
      !element.absoluteFrame.contains(
        $0.absoluteFrame.offsetBy(dx: moved.width, dy: moved.height))
    }
    guard isMoved == true else { return region.scroll(by: distance, along: axis) }
    tree.setFocus(nil)
    region.scroll(by: distance, along: axis)
    tree.update()
    let inSight = tree.focusOrder.filter { $0.isIn(element) && $0.isInSight }
    tree.setFocus(distance > 0 ? inSight.first : inSight.last)
  }

  /// What keys scroll: the innermost around the focus, else the first.
  private var scrolledElement: Element? {
    var current = tree?.focus
    while let element = current {
      if element.scrollsVertically { return element }
      current = element.parent
    }
    return tree?.focusKeeper.subtree.first(where: \.scrollsVertically)
  }
}

extension Element {
  /// Whether the user can scroll it up and down, where there is more of it.
  fileprivate var scrollsVertically: Bool {
    region.map { $0.isEnabled && $0.axes.contains(.vertical) } ?? false
  }
}
