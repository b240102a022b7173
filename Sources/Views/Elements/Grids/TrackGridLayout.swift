import Foundation

/// Children one after the other in tracks across an axis, line by line along it: what a lazy grid
/// does.
public struct TrackGridLayout: Equatable, Sendable {
  /// Along which the lines follow each other.
  public var axis: Axis
  public var items: [GridItem]
  /// Between the lines, in points; `nil` is the device's own.
  public var spacing: CGFloat?
  /// Where children stand in their track.
  public var alignment: Alignment

  public init(axis: Axis, items: [GridItem], spacing: CGFloat?, alignment: Alignment) {
    self.axis = axis
    self.items = items
    self.spacing = spacing?.asDistance
    self.alignment = alignment
  }
}

extension TrackGridLayout: Layout {
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let tracks = tracks(for: proposal, subviews.metrics)
    let lines = lines(of: subviews, in: tracks)
    let gaps = gap(subviews.metrics) * CGFloat(max(0, lines.count - 1))
    let length = lines.reduce(gaps) { $0 + $1.length }
    return axis == .vertical
      ? CGSize(width: tracks.length, height: length)
      : CGSize(width: length, height: tracks.length)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let tracks = tracks(for: proposal, subviews.metrics)
    var position: CGFloat = 0
    for line in lines(of: subviews, in: tracks) {
      for (subview, track) in zip(line.subviews, tracks.tracks) {
        let space =
          axis == .vertical
          ? CGRect(
            x: bounds.minX + track.start, y: bounds.minY + position, width: track.length,
            height: line.length)
          : CGRect(
            x: bounds.minX + position, y: bounds.minY + track.start, width: line.length,
            height: track.length)
        subview.place(
          in: space, alignment: track.alignment ?? alignment, proposal: offer(track))
      }
      position += line.length + gap(subviews.metrics)
    }
  }

  private struct Line {
    let subviews: LayoutSubviews
    let length: CGFloat
  }

  @MainActor
  private func lines(of subviews: Subviews, in tracks: GridTracks) -> [Line] {
    let count = max(1, tracks.tracks.count)
    return stride(from: subviews.startIndex, to: subviews.endIndex, by: count).map { start in
      let line = subviews[start..<min(start + count, subviews.endIndex)]
      let length = zip(line, tracks.tracks).reduce(0) { length, cell in
        max(length, cell.0.sizeThatFits(offer(cell.1))[axis])
      }
      return Line(subviews: line, length: length)
    }
  }

  private func offer(_ track: GridTracks.Track) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: track.length, height: nil)
      : ProposedViewSize(width: nil, height: track.length)
  }

  private func gap(_ metrics: LayoutMetrics) -> CGFloat {
    axis == .vertical
      ? spacing.map(metrics.snappedHeight) ?? metrics.spacing.height
      : spacing.map(metrics.snappedWidth) ?? metrics.spacing.width
  }

  private func tracks(for proposal: ProposedViewSize, _ metrics: LayoutMetrics) -> GridTracks {
    tracks(in: proposal[axis.across], metrics)
  }

  /// The tracks that the items become in a length across the axis.
  func tracks(in breadth: CGFloat?, _ metrics: LayoutMetrics) -> GridTracks {
    axis == .vertical
      ? GridTracks(
        items, in: breadth, spacing: metrics.spacing.width, step: metrics.grid.width,
        snap: metrics.snappedWidth)
      : GridTracks(
        items, in: breadth, spacing: metrics.spacing.height, step: metrics.grid.height,
        snap: metrics.snappedHeight)
  }
}
