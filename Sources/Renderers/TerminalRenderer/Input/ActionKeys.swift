import Elements

/// The keys that do more with what has the focus than to press it.
struct ActionKey {
  let action: ElementActions
  let keys: String
  /// In a word, for the line at the bottom.
  let meaning: String
  let explanation: String

  /// In the order in which they are named.
  static let all = [
    ActionKey(
      action: .showActions, keys: "m", meaning: "menu", explanation: "show what can be done"),
    ActionKey(action: .delete, keys: "del", meaning: "delete", explanation: "delete the row"),
    ActionKey(
      action: .move, keys: "⇧ ↑, ⇧ ↓", meaning: "reorder", explanation: "move the row up, down"),
    ActionKey(
      action: .swipeFromTrailing, keys: "⇧ ←", meaning: "swipe", explanation: "swipe to the left"),
    ActionKey(
      action: .swipeFromLeading, keys: "⇧ →", meaning: "swipe", explanation: "swipe to the right"),
    ActionKey(action: .refresh, keys: "r", meaning: "refresh", explanation: "load it anew"),
    ActionKey(action: .search, keys: "/", meaning: "search", explanation: "search"),
    ActionKey(
      action: .resize, keys: "^ ↑, ^ ↓", meaning: "resize", explanation: "make it higher, lower"),
  ]

  /// Those that do something for an element, or for what it is in. In a field most are text.
  @MainActor
  static func available(for element: Element?) -> [ActionKey] {
    guard let element else { return [] }
    var actions = element.availableActions
    if case .textField = element.content { actions.formIntersection(.resize) }
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

  /// Makes what the focus is in higher or lower. Returns whether it can be.
  func resize(byKey key: InputEvent.Key) -> Bool {
    guard let target = tree?.focus ?? tree?.focusScope else { return false }
    switch key {
    case .up: return target.send(.resize(1))
    case .down: return target.send(.resize(-1))
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
