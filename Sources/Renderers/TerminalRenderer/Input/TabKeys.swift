import Elements

extension TerminalScreen {
  /// Chooses the tab of a number, from 1 on: what Alt with a digit does.
  func selectTab(_ character: Character) {
    guard let number = character.wholeNumberValue, let tabs = tabsInSight,
      tabs.indices.contains(number - 1)
    else { return }
    tabs[number - 1].send(.press)
  }

  /// Goes to the next tab or the one before, around at the ends.
  func goToTab(by step: Int) {
    guard let tabs = tabsInSight, let index = tabs.firstIndex(where: \.isSelectedTab) else {
      return
    }
    tabs[(index + step + tabs.count) % tabs.count].send(.press)
  }

  /// The innermost tabs that the user can get to; `nil` where there are none.
  private var tabsInSight: [Element]? {
    var tabs: [Element]?
    var pending = [tree?.focusScope].compactMap(\.self)
    while let element = pending.popLast() {
      let found = element.children.filter(\.isTab)
      if !found.isEmpty { tabs = found }
      pending += element.reachableChildren
    }
    return tabs
  }
}

extension Element {
  var isTab: Bool { if case .tab = content { true } else { false } }

  fileprivate var isSelectedTab: Bool {
    if case .tab(let tab) = content { tab.isSelected } else { false }
  }
}
