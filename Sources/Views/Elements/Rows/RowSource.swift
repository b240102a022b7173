/// Where a list's rows come from. The view graph implements it; the layout asks while it runs.
///
/// A row is made when it comes near the visible part and released when it leaves it, whatever the
/// count.
@MainActor
public protocol RowSource: AnyObject {
  var count: Int { get }

  /// The identity of a row: stable while the list changes around it.
  func id(at index: Int) -> AnyHashable

  /// What the row is in its list.
  func place(at index: Int) -> RowPlace

  /// The elements of a row, made or found. Usually one.
  func elements(at index: Int) -> [Element]

  /// The row left the visible part: its elements may go, its state is kept.
  func release(_ id: AnyHashable)
}

/// What a row is in its list.
public struct RowPlace: Equatable, Sendable {
  public enum Role: Equatable, Sendable { case header, row, footer }
  public var role: Role
  /// Rows of one section count as one group; rows outside of any section between two sections too.
  public var section: Int
  /// Whether it is the first or last `.row` of its section.
  public var isFirst: Bool
  public var isLast: Bool

  public init(role: Role, section: Int, isFirst: Bool, isLast: Bool) {
    self.role = role
    self.section = section
    self.isFirst = isFirst
    self.isLast = isLast
  }
}
