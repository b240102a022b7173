import Foundation

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`.
public struct GridItem: Hashable, Sendable {
  /// How long the item is across the grid, in points.
  public enum Size: Hashable, Sendable {
    case fixed(CGFloat)
    /// One that takes a share of what is left.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as there is room for.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// To the next item, in points; `nil` is the device's own.
  public var spacing: CGFloat?
  /// Where the views of the item stand in it.
  public var alignment: Alignment?

  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The tracks that the items of a grid become in a length.
struct GridTracks {
  struct Track {
    var start: CGFloat
    var length: CGFloat
    let alignment: Alignment?
  }

  private(set) var tracks: [Track] = []

  /// The length of all tracks with what is between them.
  var length: CGFloat { tracks.last.map { $0.start + $0.length } ?? 0 }

  /// - Parameters:
  ///   - length: What is offered; `nil` and infinity give each item its smallest length.
  ///   - spacing: Where an item says none.
  ///   - snap: The nearest length that the device can show.
  ///   - step: The device's smallest length.
  init(
    _ items: [GridItem], in length: CGFloat?, spacing: CGFloat, step: CGFloat,
    snap: (CGFloat) -> CGFloat
  ) {
    let gaps = items.map { $0.spacing.map { snap($0.asDistance) } ?? spacing }
    var left = length.flatMap { $0.isFinite ? $0 : nil }.map { $0 - gaps.dropLast().reduce(0, +) }
    for item in items {
      if case .fixed(let fixed) = item.size { left = left.map { $0 - snap(fixed.asLength) } }
    }
    var flexible = items.count { if case .fixed = $0.size { false } else { true } }
    var position: CGFloat = 0
    for (item, gap) in zip(items, gaps) {
      let lengths: [CGFloat]
      switch item.size {
      case .fixed(let fixed):
        lengths = [snap(fixed.asLength)]
      case .flexible(let minimum, let maximum):
        let share = left.map { max(0, ($0 / CGFloat(flexible) / step).rounded(.down) * step) }
        lengths = [Self.clamp(share, snap(minimum.asLength), snap(maximum.asLength))]
      case .adaptive(let minimum, let maximum):
        let share = left.map { max(0, ($0 / CGFloat(flexible) / step).rounded(.down) * step) }
        lengths = Self.adaptive(
          share, max(step, snap(minimum.asLength)), snap(maximum.asLength), gap: gap, step: step)
      }
      if case .fixed = item.size {
      } else {
        left = left.map { $0 - lengths.reduce(0, +) - gap * CGFloat(lengths.count - 1) }
        flexible -= 1
      }
      for length in lengths {
        tracks.append(Track(start: position, length: length, alignment: item.alignment))
        position += length + gap
      }
    }
  }

  private static func clamp(
    _ share: CGFloat?, _ minimum: CGFloat, _ maximum: CGFloat
  ) -> CGFloat {
    max(minimum, min(share ?? minimum, maximum))
  }

  private static func adaptive(
    _ share: CGFloat?, _ minimum: CGFloat, _ maximum: CGFloat, gap: CGFloat, step: CGFloat
  ) -> [CGFloat] {
    guard let share else { return [minimum] }
    let count = max(1, Int(min(10_000, ((share + gap) / (minimum + gap)).rounded(.down))))
    let room = share - gap * CGFloat(count - 1)
    let each = (room / CGFloat(count) / step).rounded(.down) * step
    return Array(repeating: clamp(each, minimum, maximum), count: count)
  }
}
