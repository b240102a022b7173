import Elements
import Foundation

extension View {
  /// Space around the view, in points.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(LayoutModifier(layout: PaddingLayout(insets)))
  }

  /// Space on some sides of the view, in points; `nil` is the renderer's own.
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(LayoutModifier(layout: PaddingLayout(edges, length)))
  }

  /// Space on all sides of the view, in points.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}
