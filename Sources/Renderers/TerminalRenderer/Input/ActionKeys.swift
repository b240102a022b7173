import Elements

/// The keys that do more with what has the focus than to press it.
struct ActionKey {
  let action: ElementActions
  let keys: String
  let meaning: String

  /// In the order in which they are named.
  static let all = [
    ActionKey(action: .showActions, keys: "m", meaning: "menu"),
    ActionKey(action: .delete, keys: "del", meaning: "delete"),
    ActionKey(action: .move, keys: "⇧↑ ⇧↓", meaning: "reorder"),
    ActionKey(action: .swipeFromTrailing, keys: "⇧←", meaning: "swipe"),
    ActionKey(action: .swipeFromLeading, keys: "⇧→", meaning: "swipe"),
    ActionKey(action: .refresh, keys: "r", meaning: "refresh"),
    ActionKey(action: .search, keys: "/", meaning: "search"),
  ]

  /// Those that do something where the focus is.
  @MainActor
  static func available(for focus: Element?, in scope: Element) -> [ActionKey] {
    var actions = focus?.availableActions ?? []
    // What holds for the whole of what is in front needs no focus.
    for element in scope.subtree {
      actions.formUnion(element.attributes.actions.intersection([.refresh, .search]))
    }
    return all.filter { actions.contains($0.action) }
  }
}

extension TerminalScreen {
  /// Moves or swipes the row that has the focus. Returns whether there is such a row.
  func act(onRowByKey key: InputEvent.Key) -> Bool {
    guard let focus = tree?.focus else { return false }
    switch key {
    case .up: return focus.send(.move(-1))
    case .down: return focus.send(.move(1))
    case .left: return focus.send(.swipe(.trailing))
    case .right: return focus.send(.swipe(.leading))
    default: return false
    }
  }

  /// Loads anew what has the focus, or else the first that can be.
  func refresh() {
    if tree?.focus?.send(.refresh) == true { return }
    first(with: .refresh)?.send(.refresh)
  }

  func search() {
    if tree?.focus?.send(.search) == true { return }
    first(with: .search)?.send(.search)
  }

  private func first(with action: ElementActions) -> Element? {
    tree?.focusScope.subtree.first { $0.attributes.actions.contains(action) }
  }
}
