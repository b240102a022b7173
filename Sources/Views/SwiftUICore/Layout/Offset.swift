import Elements
import Foundation

extension View {
  /// Shows the view elsewhere than it stands, in points; what is around it does not notice.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(LayoutModifier(layout: OffsetLayout(offset)))
  }

  /// Shows the view elsewhere than it stands, in points; what is around it does not notice.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Has the middle of the view stand at a point, in points, of the space that is offered, and takes
  /// all of that.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(LayoutModifier(layout: PositionLayout(position)))
  }

  /// Has the middle of the view stand at a point, in points, of the space that is offered, and takes
  /// all of that.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
