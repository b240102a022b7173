/// How an element and what is in it are shown, without any influence on layout.
public struct ElementEffects: Equatable, Sendable {
  /// From 0 to 1. What cannot be seen cannot be reached either.
  public var opacity = 1.0
  /// What of the element is shown; `nil` shows it all.
  public var clip: Outline?
  /// Whether the pointer reaches what is in it.
  public var allowsHitTesting = true

  public init() {}
}

extension Element {
  /// Whether the user can see the element, as far as it is up to the element itself.
  public var isShown: Bool { !isLeftOut && attributes.effects.opacity > 0 }
}
