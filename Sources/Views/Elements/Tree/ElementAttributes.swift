/// What any element may carry besides its content.
public struct ElementAttributes: Equatable, Sendable {
  /// Whether the element takes events. A disabled parent disables what is in it: the view graph
  /// resolves that.
  public var isEnabled = true

  /// The colour of what is active in a control; `nil` is the renderer's accent.
  public var tint: Color?

  public var accessibility = Accessibility()

  public var effects = ElementEffects()

  /// What the element answers to besides being pressed or edited.
  public var actions: ElementActions = []

  public init() {}
}

/// What assistive technology, and a test, know an element by. Its role follows from its content.
public struct Accessibility: Equatable, Sendable {
  /// Replaces the text that the element shows.
  public var label: String?
  public var value: String?
  public var hint: String?
  public var identifier: String?
  public var isHidden = false
  public var traits: AccessibilityTraits = []
  /// Whether what is in the element is left out: it is called by its label alone.
  public var leavesOutChildren = false

  public init() {}
}
