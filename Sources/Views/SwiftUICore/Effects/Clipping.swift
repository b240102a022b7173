import Elements
import Foundation

extension View {
  /// Shows of the view what is in its frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle())
  }

  /// Shows of the view what is in a shape of its frame.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    effects { $0.clip = shape._outline }
  }

  /// Rounds the corners of the view, by a radius in points.
  nonisolated public func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true
  ) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
}
