import Foundation

extension Element {
  /// The size that the element chooses for a proposal.
  func size(for proposal: ProposedViewSize) -> CGSize {
    if let size = measurements.size(for: proposal) { return size }
    let size = measure(proposal).asLengths
    measurements.remember(size, for: proposal)
    return size
  }

  // Measuring and placing recur with the depth of the tree: what one element alone needs is in
  // functions of its own, to keep the frames of those that recur small.

  private func measure(_ proposal: ProposedViewSize) -> CGSize {
    if !reportsSize, container == nil, let layout = currentLayout {
      return layout.size(for: proposal, subviews: subviews)
    }
    return measureAlone(proposal)
  }

  private func measureAlone(_ proposal: ProposedViewSize) -> CGSize {
    if reportsSize { return proposal.replacingUnspecifiedDimensions() }
    if let container { return container.size(for: proposal) }
    switch content {
    case .spacer(let spacer): return spacer.size(for: proposal, in: self)
    case .shape(let shape): return shape.outline.size(for: proposal)
    default: break
    }
    return tree?.renderer.measure(self, proposal: proposal) ?? .zero
  }

  /// Whether the element takes what it is offered, whatever is in it.
  var takesProposal: Bool { reportsSize || container?.takesProposal == true }

  /// The distances that the element wants to its siblings.
  var spacing: ViewSpacing {
    if measurements.spacing == nil { measureSpacing() }
    return measurements.spacing ?? spacingAlone
  }

  /// A group's distances are those of what is in it.
  private func measureSpacing() {
    guard role == .group, !reportsSize, container == nil, let layout = currentLayout else {
      measurements.spacing = spacingAlone
      return
    }
    measurements.spacing = layout.spacing(subviews: subviews)
  }

  private var spacingAlone: ViewSpacing {
    if case .spacer = content { return .space }
    return ViewSpacing(metrics.spacing)
  }
}
