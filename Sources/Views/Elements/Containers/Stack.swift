import Foundation

/// How both stacks share out their length.
///
/// Children of a higher priority come first; the others keep their smallest length. Among equals the least flexible child is
/// asked first, each time with an equal share of what is left: what it does not take is there for the more flexible ones.
struct Stack {
  let axis: Axis
  let spacing: CGFloat?
  /// Where a child of some dimensions is lined up, across the axis.
  let guide: (ViewDimensions) -> CGFloat

  @MainActor
  func distribute(_ proposal: ProposedViewSize, among subviews: LayoutSubviews) -> StackDistribution
  {
    let gaps = gaps(between: subviews)
    var distribution = StackDistribution(axis: axis, gaps: gaps, count: subviews.count)
    guard let length = proposal[axis], length.isFinite else {
      // The ideal length, or the largest, is each child's own.
      for index in subviews.indices { distribution.set(proposal, at: index, of: subviews) }
      distribution.lineUp(subviews, by: guide)
      return distribution
    }
    var left = length - gaps.reduce(0, +)
    let groups = groups(of: subviews)
    var smallest = groups.map { group -> CGFloat in
      groups.count == 1
        ? 0 : group.reduce(0) { $0 + self.length(of: subviews[$1], at: 0, proposal) }
    }
    for (rank, group) in groups.enumerated() {
      smallest[rank] = 0
      let reserved = smallest.reduce(0, +)
      var remaining = group.count
      for index in flexibilityOrder(of: group, in: subviews, proposal: proposal) {
        let share = max(0, floor((left - reserved) / CGFloat(remaining), subviews.metrics))
        distribution.set(proposal.with(share, along: axis), at: index, of: subviews)
        left -= distribution.sizes[index][axis]
        remaining -= 1
      }
    }
    distribution.lineUp(subviews, by: guide)
    return distribution
  }

  /// The distances between neighbours.
  @MainActor
  private func gaps(between subviews: LayoutSubviews) -> [CGFloat] {
    guard subviews.count > 1 else { return [] }
    if let spacing {
      let metrics = subviews.metrics
      let gap = axis == .horizontal ? metrics.snappedWidth(spacing) : metrics.snappedHeight(spacing)
      return Array(repeating: gap, count: subviews.count - 1)
    }
    var gaps: [CGFloat] = []
    gaps.reserveCapacity(subviews.count - 1)
    var previous = subviews[subviews.startIndex].spacing
    for subview in subviews.dropFirst() {
      let next = subview.spacing
      gaps.append(previous.distance(to: next, along: axis))
      previous = next
    }
    return gaps
  }

  /// The children's indices by priority, the highest first.
  @MainActor
  private func groups(of subviews: LayoutSubviews) -> [[Int]] {
    var groups: [Double: [Int]] = [:]
    for index in subviews.indices { groups[subviews[index].priority, default: []].append(index) }
    return groups.sorted { $0.key > $1.key }.map(\.value)
  }

  /// The children of a group by the difference of their largest and their smallest length.
  @MainActor
  private func flexibilityOrder(
    of group: [Int], in subviews: LayoutSubviews, proposal: ProposedViewSize
  ) -> [Int] {
    guard group.count > 1 else { return group }
    var flexible: [(index: Int, flexibility: CGFloat)] = []
    flexible.reserveCapacity(group.count)
    for index in group {
      let largest = length(of: subviews[index], at: .infinity, proposal)
      let smallest = length(of: subviews[index], at: 0, proposal)
      flexible.append((index, largest - smallest))
    }
    // The indices make the order stable.
    return flexible.sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }.map(\.index)
  }

  @MainActor
  private func length(
    of subview: LayoutSubview, at length: CGFloat, _ proposal: ProposedViewSize
  ) -> CGFloat {
    subview.sizeThatFits(proposal.with(length, along: axis))[axis]
  }

  /// A share is a whole number of the device's steps, so that what is left over goes to the last child.
  private func floor(_ length: CGFloat, _ metrics: LayoutMetrics) -> CGFloat {
    let step = axis == .horizontal ? metrics.grid.width : metrics.grid.height
    return (length / step).rounded(.down) * step
  }
}

extension LayoutProperties {
  static func stack(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}
