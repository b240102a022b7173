import Foundation

/// What the children of a stack get for one proposal.
struct StackDistribution {
  let axis: Axis
  let gaps: [CGFloat]
  private(set) var sizes: [CGSize]
  private var proposals: [ProposedViewSize]
  /// Where each child begins across the axis, from the first one's side.
  private var offsets: [CGFloat] = []
  private var breadth: CGFloat = 0

  init(axis: Axis, gaps: [CGFloat], count: Int) {
    self.axis = axis
    self.gaps = gaps
    sizes = Array(repeating: .zero, count: count)
    proposals = Array(repeating: .unspecified, count: count)
  }

  @MainActor
  mutating func set(_ proposal: ProposedViewSize, at index: Int, of subviews: LayoutSubviews) {
    proposals[index] = proposal
    sizes[index] = subviews[index].sizeThatFits(proposal)
  }

  /// Lines the children up across the axis: the guides of all lie on one line.
  @MainActor
  mutating func lineUp(_ subviews: LayoutSubviews, by guide: (ViewDimensions) -> CGFloat) {
    let across: Axis = axis == .horizontal ? .vertical : .horizontal
    var guides: [CGFloat] = []
    guides.reserveCapacity(sizes.count)
    var before: CGFloat = 0
    var after: CGFloat = 0
    for index in sizes.indices {
      let element = subviews[index]._element
      let position = guide(
        ViewDimensions(size: sizes[index], element: element, proposal: proposals[index]))
      // An infinite child fills the breadth, wherever its guide is.
      guides.append(position.isFinite ? position : 0)
      before = max(before, guides[index])
      after = max(after, sizes[index][across] - guides[index])
    }
    breadth = before + after
    offsets = guides.map { before - $0 }
  }

  /// The size of the whole stack.
  var size: CGSize {
    let length = sizes.reduce(0) { $0 + $1[axis] } + gaps.reduce(0, +)
    return axis == .horizontal
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  @MainActor
  func place(_ subviews: LayoutSubviews, in bounds: CGRect) {
    var position: CGFloat = 0
    for index in sizes.indices {
      let corner =
        axis == .horizontal
        ? CGPoint(x: bounds.minX + position, y: bounds.minY + offsets[index])
        : CGPoint(x: bounds.minX + offsets[index], y: bounds.minY + position)
      subviews[index].place(at: corner, proposal: proposals[index])
      position += sizes[index][axis] + (index < gaps.count ? gaps[index] : 0)
    }
  }
}

/// A stack's last distribution: measuring and placing usually ask for the same one.
public struct StackCache {
  private var last: (proposal: ProposedViewSize, distribution: StackDistribution)?

  @MainActor
  mutating func distribution(
    for stack: Stack, proposal: ProposedViewSize, subviews: LayoutSubviews
  ) -> StackDistribution {
    if let last, last.proposal == proposal { return last.distribution }
    let distribution = stack.distribute(proposal, among: subviews)
    last = (proposal, distribution)
    return distribution
  }
}
