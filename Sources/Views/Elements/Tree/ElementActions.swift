/// What an element, or what it is in, answers to besides being pressed or edited. A renderer offers
/// a key or a gesture for each, and says which.
public struct ElementActions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// `.press` selects it, or takes it out of what is selected.
  public static let select = ElementActions(rawValue: 1 << 0)
  /// `.delete` takes it away.
  public static let delete = ElementActions(rawValue: 1 << 1)
  /// `.move` puts it before the one above, or behind the one below.
  public static let move = ElementActions(rawValue: 1 << 2)
  /// `.showActions` shows a menu of what can be done with it.
  public static let showActions = ElementActions(rawValue: 1 << 3)
  /// `.swipe` does the first of the actions at that side.
  public static let swipeFromLeading = ElementActions(rawValue: 1 << 4)
  public static let swipeFromTrailing = ElementActions(rawValue: 1 << 5)
  /// `.refresh` loads it anew.
  public static let refresh = ElementActions(rawValue: 1 << 6)
  /// `.search` begins to search in it.
  public static let search = ElementActions(rawValue: 1 << 7)
  /// `.resize` gives it the next larger size, or the next smaller one.
  public static let resize = ElementActions(rawValue: 1 << 8)
}

extension Element {
  /// What can be done with the element, or with something that it is in.
  public var availableActions: ElementActions {
    var actions: ElementActions = []
    var current: Element? = self
    while let element = current {
      actions.formUnion(element.attributes.actions)
      current = element.parent
    }
    return actions
  }
}
