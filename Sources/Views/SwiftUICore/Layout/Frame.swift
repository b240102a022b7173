import Elements
import Foundation

extension View {
  /// A frame of a fixed width, a fixed height or both, in points.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      LayoutModifier(layout: FrameLayout(width: width, height: height, alignment: alignment)))
  }

  /// A frame between limits, in points. With a largest length it takes what it is offered, up to
  /// that.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      LayoutModifier(
        layout: FlexibleFrameLayout(
          width: .init(min: minWidth, ideal: idealWidth, max: maxWidth),
          height: .init(min: minHeight, ideal: idealHeight, max: maxHeight),
          alignment: alignment)))
  }

  /// The view at its ideal size, whatever it is offered.
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// The view at its ideal width, its ideal height or both, whatever it is offered.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(LayoutModifier(layout: FixedSizeLayout(horizontal: horizontal, vertical: vertical)))
  }
}
