import Foundation

/// The units of a device: source speaks in points, a terminal shows cells.
public struct LayoutMetrics: Equatable, Sendable {
  /// The size of the device's smallest step, in points: 8 × 16 for a terminal's cell, 1 × 1 for pixels.
  public var grid: CGSize
  /// Between a stack's children where the source gives none.
  public var spacing: CGSize
  /// What `padding()` without a length adds.
  public var padding: CGSize

  public init(grid: CGSize, spacing: CGSize, padding: CGSize) {
    self.grid = grid
    self.spacing = spacing
    self.padding = padding
  }

  /// The nearest width that the device can show. What is not zero never becomes zero.
  public func snappedWidth(_ width: CGFloat) -> CGFloat { snap(width, to: grid.width) }

  /// The nearest height that the device can show. What is not zero never becomes zero.
  public func snappedHeight(_ height: CGFloat) -> CGFloat { snap(height, to: grid.height) }

  private func snap(_ length: CGFloat, to step: CGFloat) -> CGFloat {
    guard length != 0, length.isFinite else { return length }
    let steps = (length / step).rounded()
    return steps == 0 ? (length > 0 ? step : -step) : steps * step
  }
}
