import Foundation

/// How views that stand above each other line up.
public struct HorizontalAlignment: Hashable, Sendable {
  // Unchecked: a guide's type carries no state, and its one requirement is not isolated.
  nonisolated(unsafe) let id: any AlignmentID.Type

  public init(_ id: any AlignmentID.Type) { self.id = id }

  public static let leading = HorizontalAlignment(Leading.self)
  public static let center = HorizontalAlignment(Center.self)
  public static let trailing = HorizontalAlignment(Trailing.self)

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

  enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}
