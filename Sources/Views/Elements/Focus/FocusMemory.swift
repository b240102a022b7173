/// What a tree remembers to hand the focus on, and to give it back.
@MainActor
struct FocusMemory {
  /// What kept the focus when it was last settled.
  weak var keeper: Element? {
    didSet { container = keeper?.parent }
  }
  /// What that was in: the stack of a page.
  private(set) weak var container: Element?
  /// Where the focused element stood when it went.
  var lastPlace: (parent: Element, index: Int)?
  /// Whether the focus moved since it was last scrolled into view.
  var needsReveal = false

  private var returns: [Return] = []

  /// What had the focus in a page or a presentation when another came over it.
  struct Return {
    weak var keeper: Element?
    weak var focus: Element?
    let hadFocus: Bool
  }

  /// Keeps what had the focus in what is left, for when it is back on top.
  mutating func leave(_ keeper: Element, with focus: Element?) {
    returns.removeAll { $0.keeper == nil || $0.keeper === keeper }
    returns.append(Return(keeper: keeper, focus: focus, hadFocus: focus != nil))
  }

  /// Of what was left for another, the one that was left last.
  func lastLeft(where passes: (Element) -> Bool) -> Element? {
    returns.last { $0.keeper.map(passes) ?? false }?.keeper
  }

  /// What is known of what is on top now; `nil` where it is new.
  mutating func enter(_ keeper: Element) -> Return? {
    guard let index = returns.firstIndex(where: { $0.keeper === keeper }) else { return nil }
    return returns.remove(at: index)
  }
}
