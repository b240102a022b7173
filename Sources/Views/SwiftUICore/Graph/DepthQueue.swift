/// Marked nodes by depth, so that parents come before their children, or children before their
/// parents.
@MainActor
struct DepthQueue {
  private var levels: [[Node]] = []
  private var lowest = 0
  private var highest = 0
  private var count = 0

  var isEmpty: Bool { count == 0 }

  mutating func push(_ node: Node) {
    while levels.count <= node.depth { levels.append([]) }
    levels[node.depth].append(node)
    lowest = count == 0 ? node.depth : min(lowest, node.depth)
    highest = count == 0 ? node.depth : max(highest, node.depth)
    count += 1
  }

  /// The shallowest node. Among nodes of one depth the order is of no matter.
  mutating func popShallowest() -> Node? {
    guard count > 0 else { return nil }
    while levels[lowest].isEmpty { lowest += 1 }
    count -= 1
    return levels[lowest].removeLast()
  }

  /// The deepest node. Among nodes of one depth the order is of no matter.
  mutating func popDeepest() -> Node? {
    guard count > 0 else { return nil }
    while levels[highest].isEmpty { highest -= 1 }
    count -= 1
    return levels[highest].removeLast()
  }
}
