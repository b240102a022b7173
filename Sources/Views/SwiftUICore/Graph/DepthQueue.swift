/// The marked nodes by depth, so that parents are evaluated before their children.
@MainActor
struct DepthQueue {
  private var levels: [[Node]] = []
  private var lowest = 0
  private var count = 0

  var isEmpty: Bool { count == 0 }

  mutating func push(_ node: Node) {
    while levels.count <= node.depth { levels.append([]) }
    levels[node.depth].append(node)
    lowest = count == 0 ? node.depth : min(lowest, node.depth)
    count += 1
  }

  /// The shallowest node. Among nodes of one depth the order is of no matter.
  mutating func pop() -> Node? {
    guard count > 0 else { return nil }
    while levels[lowest].isEmpty { lowest += 1 }
    count -= 1
    return levels[lowest].removeLast()
  }
}
