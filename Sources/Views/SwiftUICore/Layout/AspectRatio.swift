import Elements
import Foundation

extension View {
  /// Offers the view a space of a ratio of width to height; `nil` is that of its ideal size.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(
      LayoutModifier(layout: AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode)))
  }

  /// Offers the view a space of the ratio of a size.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// As large as fits into what is offered, in the ratio of its ideal size.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// As small as fills what is offered, in the ratio of its ideal size.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
