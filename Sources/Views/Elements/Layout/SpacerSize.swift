import Foundation

extension SpacerContent {
  /// As much as is offered along the axis of the stack around it, at least its smallest length;
  /// nothing across.
  @MainActor
  func size(for proposal: ProposedViewSize, in element: Element) -> CGSize {
    let metrics = element.metrics
    let smallest =
      minLength.map { length in
        let length = CGFloat(length).asDistance
        return CGSize(width: metrics.snappedWidth(length), height: metrics.snappedHeight(length))
      } ?? metrics.spacing
    let width = max(smallest.width, proposal.width ?? 0)
    let height = max(smallest.height, proposal.height ?? 0)
    switch element.stackOrientation {
    case .horizontal: return CGSize(width: width, height: 0)
    case .vertical: return CGSize(width: 0, height: height)
    case nil: return CGSize(width: width, height: height)
    }
  }
}
