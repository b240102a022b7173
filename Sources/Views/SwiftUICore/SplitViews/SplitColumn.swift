/// What a navigation stack is to the split view that it is a column of.
struct SplitColumn: Equatable {
  /// Where links on the pages lead, and the selection of their lists: to the next column.
  let links: ColumnLinks?
  /// The title of the column that the root goes back to.
  let backTitle: String?
  /// Has the user leave the root for that column, where it is instead of it.
  let leave: (() -> Void)?
  /// Tells the split view that the root has another title.
  let titleChanged: () -> Void

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.links === rhs.links && lhs.backTitle == rhs.backTitle
      && (lhs.leave == nil) == (rhs.leave == nil)
  }
}

extension EnvironmentValues {
  /// The column that a view is the root of.
  @Entry var splitColumn: SplitColumn? = nil
}
