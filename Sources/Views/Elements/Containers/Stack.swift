import Foundation

/// What both stacks have in common: an axis, a distance, and how a child is lined up across the
/// axis.
struct Stack {
  let axis: Axis
  let spacing: CGFloat?
  let guide: AlignmentGuide

  /// The distances between neighbours.
  @MainActor
  func gaps(between subviews: LayoutSubviews) -> [CGFloat] {
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

  /// The largest whole number of the device's steps in a length, so that what is left over goes to
  /// the last child.
  func wholeSteps(in length: CGFloat, _ metrics: LayoutMetrics) -> CGFloat {
    let step = axis == .horizontal ? metrics.grid.width : metrics.grid.height
    return max(0, (length / step).rounded(.down) * step)
  }
}

extension LayoutProperties {
  static func stack(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}
