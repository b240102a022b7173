/// What a type of layouts has in common.
public struct LayoutProperties: Sendable {
  /// The axis along which a stack arranges its children. Spacers stretch and dividers stand
  /// accordingly.
  public var stackOrientation: Axis?

  public init() {}
}
