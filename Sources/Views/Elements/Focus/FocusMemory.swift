/// What a tree remembers to hand the focus on, and to give it back.
@MainActor
struct FocusMemory {
  /// What the focus moved in when it was last settled.
  weak var scope: Element?
  /// Where the focused element stood when it went.
  var lastPlace: (parent: Element, index: Int)?
  /// Whether the focus moved since it was last scrolled into view.
  var needsReveal = false

  private var returns: [Return] = []

  /// What had the focus in a scope when another came over it.
  struct Return {
    weak var scope: Element?
    weak var focus: Element?
    let hadFocus: Bool
  }

  /// Keeps what had the focus in a scope that is left, for when it is back on top.
  mutating func leave(_ scope: Element, with focus: Element?) {
    returns.removeAll { $0.scope == nil || $0.scope === scope }
    returns.append(Return(scope: scope, focus: focus, hadFocus: focus != nil))
  }

  /// What is known of a scope that is on top now; `nil` for one that is new.
  mutating func enter(_ scope: Element) -> Return? {
    guard let index = returns.firstIndex(where: { $0.scope === scope }) else { return nil }
    return returns.remove(at: index)
  }
}
