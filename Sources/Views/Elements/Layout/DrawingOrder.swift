/// Where a child is drawn among its siblings: what has more is over what has less.
public enum ZIndex: LayoutValueKey {
  public static let defaultValue = 0.0
}

extension Element {
  /// The children that the user can see and reach, in the order in which they are drawn: of pages
  /// and of what is presented, the topmost alone.
  public var childrenInDrawingOrder: [Element] {
    guard tree?.usesZIndex == true, children.count > 1 else { return reachableChildren }
    let depths = reachableChildren.map { (child: $0, depth: $0[layoutValue: ZIndex.self]) }
    guard depths.contains(where: { $0.depth != 0 }) else { return depths.map(\.child) }
    // The places in the source make the order stable.
    return depths.enumerated()
      .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
      .map(\.element.child)
  }
}
