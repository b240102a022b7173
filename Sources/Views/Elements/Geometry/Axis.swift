/// A direction in a two-dimensional layout.
public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  case horizontal
  case vertical

  /// Any of the two axes.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let horizontal = Set(rawValue: 1 << Axis.horizontal.rawValue)
    public static let vertical = Set(rawValue: 1 << Axis.vertical.rawValue)
  }

  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }
}
