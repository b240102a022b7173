/// What an update changed, for a renderer to touch just those widgets. An element is listed once in
/// each set, and only while it is in the tree.
@MainActor
public struct ElementChanges {
  /// Content or attributes differ.
  public internal(set) var content: [Element] = []
  /// Children (or live rows) were added, removed or moved.
  public internal(set) var children: [Element] = []
  /// The frame differs.
  public internal(set) var frames: [Element] = []
  /// The focus moved: read it from the tree.
  public internal(set) var focus = false

  public var isEmpty: Bool { content.isEmpty && children.isEmpty && frames.isEmpty && !focus }

  struct Kind: OptionSet {
    let rawValue: UInt8
    static let content = Kind(rawValue: 1)
    static let children = Kind(rawValue: 2)
    static let frame = Kind(rawValue: 4)
  }

  mutating func note(_ kind: Kind, of element: Element) {
    guard !element.notedChanges.contains(kind) else { return }
    element.notedChanges.insert(kind)
    switch kind {
    case .content: content.append(element)
    case .children: children.append(element)
    default: frames.append(element)
    }
  }

  /// The changes of the elements that are still there, at the end of a turn.
  func settled(in tree: ElementTree) -> ElementChanges {
    var settled = ElementChanges()
    settled.content = content.filter { $0.settle(in: tree) }
    settled.children = children.filter { $0.settle(in: tree) }
    settled.frames = frames.filter { $0.settle(in: tree) }
    settled.focus = focus
    return settled
  }
}

extension Element {
  fileprivate func settle(in tree: ElementTree) -> Bool {
    notedChanges = []
    return self.tree === tree
  }
}
