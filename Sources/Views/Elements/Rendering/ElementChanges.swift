/// What an update changed, for a renderer to touch just those widgets. An element is listed once in each set.
@MainActor
public struct ElementChanges {
  /// Content or attributes differ.
  public internal(set) var content: [Element] = []
  /// Children (or visible rows) were added, removed or moved.
  public internal(set) var children: [Element] = []
  /// The frame differs.
  public internal(set) var frames: [Element] = []
  /// The focus moved: read it from the tree.
  public internal(set) var focus = false

  public var isEmpty: Bool { content.isEmpty && children.isEmpty && frames.isEmpty && !focus }
}
