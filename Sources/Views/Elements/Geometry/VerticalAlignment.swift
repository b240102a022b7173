import Foundation

/// How views that stand beside each other line up.
public struct VerticalAlignment: Hashable, Sendable {
  // Unchecked: a guide's type carries no state, and its one requirement is not isolated.
  nonisolated(unsafe) let id: any AlignmentID.Type

  public init(_ id: any AlignmentID.Type) { self.id = id }

  public static let top = VerticalAlignment(Top.self)
  public static let center = VerticalAlignment(Center.self)
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the topmost text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the bottommost text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

  enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}
