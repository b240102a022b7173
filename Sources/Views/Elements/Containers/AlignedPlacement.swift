import Foundation

extension ViewDimensions {
  /// Where the guide stands; 0 in a view without an end.
  func finite(_ guide: HorizontalAlignment) -> CGFloat {
    let position = self[guide]
    return position.isFinite ? position : 0
  }

  /// Where the guide stands; 0 in a view without an end.
  func finite(_ guide: VerticalAlignment) -> CGFloat {
    let position = self[guide]
    return position.isFinite ? position : 0
  }
}

extension LayoutSubview {
  /// Places the child so that its guides lie on those of the bounds.
  func place(in bounds: CGRect, alignment: Alignment, proposal: ProposedViewSize) {
    let container = ViewDimensions(size: bounds.size)
    let child = dimensions(in: proposal)
    place(
      at: CGPoint(
        x: bounds.minX + container.finite(alignment.horizontal)
          - child.finite(alignment.horizontal),
        y: bounds.minY + container.finite(alignment.vertical) - child.finite(alignment.vertical)),
      proposal: proposal)
  }
}
