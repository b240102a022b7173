import Foundation

extension CGSize {
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension ProposedViewSize {
  subscript(axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }

  /// The proposal with another length along an axis.
  func with(_ length: CGFloat?, along axis: Axis) -> ProposedViewSize {
    switch axis {
    case .horizontal: ProposedViewSize(width: length, height: height)
    case .vertical: ProposedViewSize(width: width, height: length)
    }
  }
}
