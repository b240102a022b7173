extension Element {
  /// Replaces the children. Those that stay are told from those that go by identity.
  public func setChildren(_ new: [Element]) {
    guard !new.elementsEqual(children, by: ===) else { return }
    let old = children
    let oldWrapped = wrapped
    let mark = childrenMark(of: new)
    children = new
    for (index, child) in old.enumerated() where child.childrenMark != mark {
      // One that another parent has taken over meanwhile is its own.
      if child.parent === self { child.leave(self, at: index) }
    }
    for child in new { child.enter(self) }
    if (old.count == 1) != (new.count == 1) || wrapped !== oldWrapped {
      for child in new { child.stackOrientationChanged() }
    }
    tree?.note(.children, of: self)
    invalidateLayout()
  }

  /// The element and what is in it, depth first, in the order of the source.
  public var subtree: [Element] { subtree(through: \.children) }

  /// The elements that `children` leads to, depth first. Without recursion: trees may be deep.
  func subtree(through children: (Element) -> [Element]) -> [Element] {
    var elements: [Element] = []
    var pending = [self]
    while let element = pending.popLast() {
      elements.append(element)
      pending.append(contentsOf: children(element).reversed())
    }
    return elements
  }

  private func childrenMark(of new: [Element]) -> Int {
    ElementMark.next += 1
    for child in new { child.childrenMark = ElementMark.next }
    return ElementMark.next
  }

  func enter(_ parent: Element) {
    if parent !== self.parent { stackOrientationChanged() }
    self.parent = parent
    guard let tree = parent.tree, tree !== self.tree else { return }
    for element in subtree { element.join(tree) }
  }

  func join(_ tree: ElementTree) {
    self.tree = tree
    if keepsFocus { tree.focusKeepers.append(self) }
    if reportsPosition { tree.positionReaders.append(self) }
    if lazyStack != nil { tree.lazyStacks.append(self) }
    if let guides { tree.guidesInUse.formUnion(guides.keys) }
    if layoutValues?[ObjectIdentifier(ZIndex.self)] != nil { tree.usesZIndex = true }
  }

  func leave(_ parent: Element, at index: Int) {
    self.parent = nil
    guard let tree else { return }
    for element in subtree {
      tree.willDetach(element, from: parent, at: index)
      element.tree = nil
    }
  }
}

/// Numbers the comparisons of children, so that one takes no table.
@MainActor
private enum ElementMark {
  static var next = 0
}
