import Foundation

extension ElementTree {
  /// Brings the focus in line with what an update changed: a dialog takes it and gives it back,
  /// what went or was disabled hands it to its neighbour, and a list scrolls to show it.
  func settleFocus() {
    followKeeper()
    focusWillSettle()
    if let focus, !canKeepFocus(focus) {
      changeFocus(to: successor(of: focus))
    }
    focusMemory.lastPlace = nil
    if focusMemory.needsReveal {
      focusMemory.needsReveal = false
      focus?.scrollIntoView()
    }
  }

  /// Notes where the focused element, or what stood there, was when it left the tree.
  func willDetach(_ element: Element, from parent: Element, at index: Int) {
    if element === focus || element === focusMemory.lastPlace?.parent {
      focusMemory.lastPlace = (parent, index)
    }
    if element.keepsFocus { focusKeepers.removeAll { $0 === element } }
    if element.reportsPosition { forgetPosition(of: element) }
    if element.lazyStack != nil { lazyStacks.removeAll { $0 === element } }
  }

  func changeFocus(to element: Element?) {
    guard element !== focus else { return }
    let previous = focus
    focus = element
    focusMemory.needsReveal = true
    noteFocus()
    if previous?.tree === self { _ = previous?.respond?(.focused(false)) }
    _ = element?.respond?(.focused(true))
    focusChanged(element)
    setNeedsUpdate()
  }

  private func canKeepFocus(_ element: Element) -> Bool {
    element.tree === self && element.isFocusable && element.isReachable
  }

  private func followKeeper() {
    let keeper = focusKeeper
    guard keeper !== focusMemory.keeper else { return }
    let previous = focusMemory.keeper
    focusMemory.keeper = keeper
    if let previous, previous.tree === self, focus?.isIn(previous) ?? true {
      focusMemory.leave(previous, with: focus)
    }
    let known = focusMemory.enter(keeper)
    if let focus, canKeepFocus(focus) { return }
    // Not what is on another page beside it: Escape would be that page's.
    let first =
      keeper.focusableElements.first
      ?? focusOrder.first { $0.ancestor(where: \.keepsFocus).map { $0 === keeper } ?? true }
    if let known {
      changeFocus(to: known.hadFocus ? known.focus.flatMap(keepable) ?? first : nil)
    } else if case .dialog = keeper.content {
      changeFocus(to: focusOrder.first(where: \.isDefaultButton) ?? focusOrder.first)
    } else if focus != nil {
      // A new page has the focus if the keyboard was in use before.
      changeFocus(to: first)
    }
  }

  private func keepable(_ element: Element) -> Element? { canKeepFocus(element) ? element : nil }

  /// The nearest element to one that cannot have the focus any more.
  private func successor(of element: Element) -> Element? {
    let scope = focusScope
    var place = focusMemory.lastPlace
    if element.tree === self, let parent = element.parent,
      let index = parent.children.firstIndex(where: { $0 === element })
    {
      place = (parent, index)
    }
    while let (parent, index) = place, parent.tree === self, parent.isIn(scope) {
      if let near = parent.focusableElement(nearChildAt: index) { return near }
      if parent.isFocusable { return parent }
      place = parent.parent.flatMap { grandparent in
        grandparent.children.firstIndex { $0 === parent }.map { (grandparent, $0) }
      }
    }
    return scope.focusableElements.first
  }
}

extension Element {
  /// The nearest element in the children from an index on, or else before it; what a list shows
  /// comes before what it has scrolled away.
  fileprivate func focusableElement(nearChildAt index: Int) -> Element? {
    let children = reachableChildren
    let after = children.dropFirst(index).flatMap(\.focusableElements)
    let before = children.prefix(index).flatMap(\.focusableElements).reversed()
    return after.first(where: \.isInSight) ?? before.first(where: \.isInSight)
      ?? after.first ?? before.first
  }

  /// Whether Return presses the button of a dialog.
  fileprivate var isDefaultButton: Bool {
    if case .button(let button) = content { return button.isDefault }
    return false
  }
}
