import Foundation

/// The units of a device: source speaks in points, a terminal shows cells.
public struct LayoutMetrics: Equatable, Sendable {
  /// The size of the device's smallest step, in points: 8 × 16 for a terminal's cell, 1 × 1 for
  /// pixels.
  public var grid: CGSize
  /// Between a stack's children where the source gives none.
  public var spacing: CGSize
  /// What `padding()` without a length adds.
  public var padding: CGSize
  /// What the bar takes that shows how far a scroll view is scrolled.
  public var scrollBarWidth: CGFloat

  public init(grid: CGSize, spacing: CGSize, padding: CGSize, scrollBarWidth: CGFloat = 0) {
    self.grid = grid
    self.spacing = spacing
    self.padding = padding
    self.scrollBarWidth = scrollBarWidth
  }

  /// Pixels of the size of a point, and the distances that are usual there.
  static let points = LayoutMetrics(
    grid: CGSize(width: 1, height: 1), spacing: CGSize(width: 8, height: 8),
    padding: CGSize(width: 16, height: 16))

  /// The nearest width that the device can show. What is not zero never becomes zero.
  public func snappedWidth(_ width: CGFloat) -> CGFloat { snap(width, to: grid.width) }

  /// The nearest height that the device can show. What is not zero never becomes zero.
  public func snappedHeight(_ height: CGFloat) -> CGFloat { snap(height, to: grid.height) }

  /// The nearest length along an axis that the device can show. What is not zero never becomes zero.
  func snapped(_ length: CGFloat, along axis: Axis) -> CGFloat {
    axis == .horizontal ? snappedWidth(length) : snappedHeight(length)
  }

  /// The nearest rectangle on the device's grid. A position between two steps goes to the first,
  /// and a size is kept as it is measured wherever the rectangle stands. A layout of the source may
  /// ask for anything: what a device gets has an end.
  func snapped(_ rect: CGRect) -> CGRect {
    func position(_ length: CGFloat, _ step: CGFloat) -> CGFloat {
      (limited(length) / step - 0.5).rounded(.up) * step
    }
    return CGRect(
      x: position(rect.minX, grid.width), y: position(rect.minY, grid.height),
      width: max(0, snappedWidth(limited(rect.width))),
      height: max(0, snappedHeight(limited(rect.height))))
  }

  /// A length in what scrolls, which adds up: one that is shown, and has an end.
  func snappedPart(_ length: CGFloat, along axis: Axis) -> CGFloat {
    max(0, limited(snapped(length, along: axis)))
  }

  private func limited(_ length: CGFloat) -> CGFloat {
    length.isNaN ? 0 : max(-Self.longest, min(length, Self.longest))
  }

  /// More than any device has.
  private static let longest: CGFloat = 1_000_000

  private func snap(_ length: CGFloat, to step: CGFloat) -> CGFloat {
    guard length != 0, length.isFinite else { return length }
    let steps = (length / step).rounded()
    return steps == 0 ? (length > 0 ? step : -step) : steps * step
  }
}
