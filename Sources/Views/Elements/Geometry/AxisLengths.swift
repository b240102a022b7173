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

extension CGPoint {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension CGRect {
  /// Where the rectangle begins along an axis.
  func start(along axis: Axis) -> CGFloat { axis == .horizontal ? minX : minY }

  /// Where the rectangle ends along an axis.
  func end(along axis: Axis) -> CGFloat { axis == .horizontal ? maxX : maxY }

  /// A rectangle by what it takes along an axis and across it.
  init(along axis: Axis, from start: CGFloat, length: CGFloat, breadth: CGFloat) {
    self =
      axis == .horizontal
      ? CGRect(x: start, y: 0, width: length, height: breadth)
      : CGRect(x: 0, y: start, width: breadth, height: length)
  }
}

extension CGSize {
  /// A size by what it takes along an axis and across it.
  init(along axis: Axis, length: CGFloat, breadth: CGFloat) {
    self = CGRect(along: axis, from: 0, length: length, breadth: breadth).size
  }
}

extension Axis {
  /// The other one.
  var across: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension EdgeInsets {
  /// What is before the content along an axis.
  func leading(along axis: Axis) -> CGFloat { axis == .horizontal ? leading : top }

  /// What is before and after the content along an axis.
  func total(along axis: Axis) -> CGFloat { axis == .horizontal ? horizontal : vertical }
}
