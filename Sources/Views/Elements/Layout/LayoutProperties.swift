/// What a type of layouts has in common.
public struct LayoutProperties: Sendable {
  /// The axis along which a stack arranges its children. Spacers stretch and dividers stand
  /// accordingly.
  public var stackOrientation: Axis?

  /// Which of the children the layout is only a wrapper around.
  enum Wrapping: Sendable { case first, last }
  var wrapping: Wrapping?

  public init() {}

  static func wrapping(_ child: Wrapping) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.wrapping = child
    return properties
  }
}
