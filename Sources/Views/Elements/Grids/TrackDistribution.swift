import Foundation

/// Shares a length among the columns or the rows of a grid: the least flexible first, each with an
/// equal part of what is left, as a stack does it.
@MainActor
struct TrackDistribution {
  /// What a device can show of a length.
  let step: CGFloat

  /// - Parameters:
  ///   - length: For all tracks together; `nil` and infinity leave each track its own.
  ///   - measure: How long a track is when it is offered a length.
  func lengths(
    count: Int, sharing length: CGFloat?, measure: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let length, length.isFinite else { return (0..<count).map { measure($0, length) } }
    let flexibilities = (0..<count).map { measure($0, .infinity) - measure($0, 0) }
    let order = (0..<count).sorted { (flexibilities[$0], $0) < (flexibilities[$1], $1) }
    var lengths = Array(repeating: CGFloat(0), count: count)
    var left = length
    for (place, index) in order.enumerated() {
      let share = max(0, left / CGFloat(count - place))
      lengths[index] = measure(index, (share / step).rounded(.down) * step)
      left -= lengths[index]
    }
    return lengths
  }

  /// Makes some tracks as long together as something that goes over all of them.
  func widen(_ lengths: inout [CGFloat], _ tracks: Range<Int>, by excess: CGFloat) {
    guard excess > 0, excess.isFinite else { return }
    var left = excess
    for (place, index) in tracks.enumerated() {
      let share = left / CGFloat(tracks.count - place)
      let added = place == tracks.count - 1 ? left : (share / step).rounded(.down) * step
      lengths[index] += added
      left -= added
    }
  }
}
