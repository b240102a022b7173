import Elements

/// A node that makes rows when they are asked for.
@MainActor
protocol RowNode: Node {
  func rowID(at index: Int) -> AnyHashable
  /// The elements of a row, made or found.
  func rowElements(at index: Int) -> [Element]
  /// Lets a row go and parks its state.
  func releaseRow(_ id: AnyHashable)
  /// The place of the row that the source gave an id; `nil` where there is none.
  func rowIndex(of id: AnyHashable) -> Int?
  /// What the source calls the row at an index; `nil` where it has no name for it.
  func explicitID(at index: Int) -> AnyHashable?
  /// The elements of a row that is alive.
  func liveElements(of id: AnyHashable) -> [Element]
}

/// The identity of a row in its container.
struct RowID: Hashable {
  let rows: any RowNode
  let id: AnyHashable

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.rows === rhs.rows && lhs.id == rhs.id
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(rows))
    hasher.combine(id)
  }
}
