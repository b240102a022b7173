import Foundation

/// What the children of a stack get for one proposal.
///
/// Children of a higher priority come first; the others keep their smallest length. Among equals
/// the least flexible child is asked first, each time with an equal share of what is left: what it
/// does not take is there for the more flexible ones.
///
/// A class, and functions that do one thing each: they recur with the depth of the tree, so their
/// frames must be small.
@MainActor
final class StackDistribution {
  private let stack: Stack
  let proposal: ProposedViewSize
  private let gaps: [CGFloat]
  private var sizes: [CGSize]
  private var proposals: [ProposedViewSize]
  /// Where each child begins across the axis.
  private var offsets: [CGFloat] = []
  private var breadth: CGFloat = 0
  /// What of the length nobody took yet.
  private var left: CGFloat = 0

  init(_ stack: Stack, proposal: ProposedViewSize, subviews: LayoutSubviews) {
    self.stack = stack
    self.proposal = proposal
    gaps = stack.gaps(between: subviews)
    sizes = Array(repeating: .zero, count: subviews.count)
    proposals = Array(repeating: .unspecified, count: subviews.count)
    distribute(subviews)
    lineUp(subviews)
  }

  /// The size of the whole stack.
  var size: CGSize {
    var length = totalGap
    for size in sizes { length += size[stack.axis] }
    return stack.axis == .horizontal
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  func place(_ subviews: LayoutSubviews, in bounds: CGRect) {
    var position: CGFloat = 0
    for index in sizes.indices {
      subviews[index].place(at: corner(index, position, bounds), proposal: proposals[index])
      position += sizes[index][stack.axis] + (index < gaps.count ? gaps[index] : 0)
    }
  }

  private func corner(_ index: Int, _ position: CGFloat, _ bounds: CGRect) -> CGPoint {
    stack.axis == .horizontal
      ? CGPoint(x: bounds.minX + position, y: bounds.minY + offsets[index])
      : CGPoint(x: bounds.minX + offsets[index], y: bounds.minY + position)
  }

  private var totalGap: CGFloat { gaps.reduce(0, +) }

  // MARK: - Along the axis

  private func distribute(_ subviews: LayoutSubviews) {
    if isLimited {
      share(among: subviews)
    } else {
      // The ideal length, or the largest, is each child's own.
      for index in subviews.indices { offer(proposal, at: index, of: subviews) }
    }
  }

  private var isLimited: Bool { proposal[stack.axis]?.isFinite ?? false }

  private func share(among subviews: LayoutSubviews) {
    left = (proposal[stack.axis] ?? 0) - totalGap
    var groups = priorityGroups(of: subviews)
    while let group = groups.popLast() {
      let reserved = groups.isEmpty ? 0 : smallestLength(of: groups, in: subviews)
      share(among: flexibilityOrder(of: group, in: subviews), of: subviews, reserved: reserved)
    }
  }

  private func share(among order: [Int], of subviews: LayoutSubviews, reserved: CGFloat) {
    var remaining = order.count
    while remaining > 0 {
      let index = order[order.count - remaining]
      let share = stack.wholeSteps(in: (left - reserved) / CGFloat(remaining), subviews.metrics)
      offer(proposal.with(share, along: stack.axis), at: index, of: subviews)
      left -= sizes[index][stack.axis]
      remaining -= 1
    }
  }

  private func offer(_ proposal: ProposedViewSize, at index: Int, of subviews: LayoutSubviews) {
    proposals[index] = proposal
    sizes[index] = subviews[index]._element.size(for: proposal)
  }

  /// The children's indices by priority, the highest last.
  private func priorityGroups(of subviews: LayoutSubviews) -> [[Int]] {
    var groups: [(priority: Double, indices: [Int])] = []
    for index in subviews.indices {
      let priority = subviews[index].priority
      // There are few priorities: mostly one.
      if let group = groups.firstIndex(where: { $0.priority == priority }) {
        groups[group].indices.append(index)
      } else {
        groups.append((priority, [index]))
      }
    }
    return groups.sorted { $0.priority < $1.priority }.map(\.indices)
  }

  private func smallestLength(of groups: [[Int]], in subviews: LayoutSubviews) -> CGFloat {
    var length: CGFloat = 0
    for index in groups.joined() { length += self.length(of: subviews[index], at: 0) }
    return length
  }

  /// The children of a group by the difference of their largest and their smallest length.
  private func flexibilityOrder(of group: [Int], in subviews: LayoutSubviews) -> [Int] {
    guard group.count > 1 else { return group }
    var flexibilities: [CGFloat] = []
    flexibilities.reserveCapacity(group.count)
    var isOrdered = true
    for index in group {
      let flexibility = flexibility(of: subviews[index])
      if let last = flexibilities.last, last > flexibility { isOrdered = false }
      flexibilities.append(flexibility)
    }
    if isOrdered { return group }
    // The places in the source make the order stable.
    return group.indices
      .sorted { (flexibilities[$0], $0) < (flexibilities[$1], $1) }
      .map { group[$0] }
  }

  private func flexibility(of subview: LayoutSubview) -> CGFloat {
    length(of: subview, at: .infinity) - length(of: subview, at: 0)
  }

  private func length(of subview: LayoutSubview, at length: CGFloat) -> CGFloat {
    subview._element.size(for: proposal.with(length, along: stack.axis))[stack.axis]
  }

  // MARK: - Across the axis

  /// Lines the children up: the guides of all lie on one line.
  private func lineUp(_ subviews: LayoutSubviews) {
    let across: Axis = stack.axis == .horizontal ? .vertical : .horizontal
    let fraction = subviews.mayHold(stack.guide) ? nil : stack.guide.fraction
    var before: CGFloat = 0
    var after: CGFloat = 0
    offsets.reserveCapacity(sizes.count)
    for index in sizes.indices {
      let length = sizes[index][across]
      let guide = fraction.map { $0 * length } ?? self.guide(of: index, in: subviews)
      // A child without an end fills the breadth, wherever its guide is.
      let position = guide.isFinite ? guide : 0
      offsets.append(-position)
      before = max(before, position)
      after = max(after, length - position)
    }
    breadth = before + after
    for index in offsets.indices { offsets[index] += before }
  }

  private func guide(of index: Int, in subviews: LayoutSubviews) -> CGFloat {
    ViewDimensions(
      size: sizes[index], element: subviews[index]._element, proposal: proposals[index]
    )[stack.guide]
  }
}

extension LayoutSubviews {
  /// Whether the source may have set a guide on one of the children, or on something in them.
  @MainActor
  fileprivate func mayHold(_ guide: AlignmentGuide) -> Bool {
    first?._element.tree?.guidesInUse.contains(guide) ?? false
  }
}

/// A stack's last distribution: measuring and placing usually ask for the same one.
public struct StackCache {
  private var last: StackDistribution?

  @MainActor
  mutating func distribution(
    for stack: Stack, proposal: ProposedViewSize, subviews: LayoutSubviews
  ) -> StackDistribution {
    if let last, last.proposal == proposal { return last }
    let distribution = StackDistribution(stack, proposal: proposal, subviews: subviews)
    last = distribution
    return distribution
  }
}
