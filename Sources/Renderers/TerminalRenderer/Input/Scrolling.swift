import Elements
import Foundation

extension TerminalScreen {
  /// Scrolls the list that has the focus, else the first, by what is in sight less a line.
  func scrollPage(towardsEnd: Bool) {
    guard let list = scrolledList else { return }
    let page = max(CellSize.height, list.frame.height - CellSize.height)
    scroll(list, by: towardsEnd ? page : -page)
  }

  /// Scrolls to the first or last row, and gives the focus to what can have it there.
  func goToEdge(towardsEnd: Bool) {
    scrolledList?.rows?.scrollToEdge(towardsEnd: towardsEnd)
    // The rows there must be alive before one of them can have the focus.
    tree?.update()
    tree?.moveFocus(towardsEnd ? .last : .first)
  }

  /// Scrolls a list by a distance in points.
  ///
  /// A focus that would go out of sight is handed to what comes into sight: left behind, it would
  /// draw the list back.
  func scroll(_ list: Element, by distance: CGFloat) {
    guard let tree, let rows = list.rows else { return }
    let focus = tree.focus.flatMap { $0.isIn(list) && $0 !== list ? $0 : nil }
    let isMoved = focus.map {
      !list.absoluteFrame.contains($0.absoluteFrame.offsetBy(dx: 0, dy: -distance))
    }
    guard isMoved == true else { return rows.scroll(by: distance) }
    tree.setFocus(nil)
    rows.scroll(by: distance)
    tree.update()
    let inSight = tree.focusOrder.filter { $0.isIn(list) && $0.isInSight }
    tree.setFocus(distance > 0 ? inSight.first : inSight.last)
  }

  /// The list that keys scroll: the one around the focus, else the first.
  private var scrolledList: Element? {
    var current = tree?.focus
    while let element = current {
      if element.rows != nil { return element }
      current = element.parent
    }
    return tree?.focusScope.subtree.first { $0.rows != nil }
  }
}

extension Element {
  /// Whether no list that the element is in has scrolled it away.
  var isInSight: Bool {
    var current = parent
    while let element = current {
      if element.rows != nil, !element.absoluteFrame.contains(absoluteFrame) { return false }
      current = element.parent
    }
    return true
  }
}
