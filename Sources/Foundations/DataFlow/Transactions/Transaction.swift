/// The circumstances of a change: whether and how it animates.
public struct Transaction: Equatable, Sendable {
  /// The animation of the change, `nil` for none.
  public var animation: Animation?

  /// Whether animations that views ask for themselves are left out for this change.
  public var disablesAnimations = false

  /// Whether the change comes from a view that disappears. What belongs to the view may be gone.
  public var _isDisappearance = false

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
  }

  var isEmpty: Bool { self == Transaction() }
}
