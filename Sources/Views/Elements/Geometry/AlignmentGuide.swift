import Foundation

/// A guide in one of the two axes: what both kinds of alignment are to the layout.
struct AlignmentGuide: Hashable, Sendable {
  // Unchecked: a guide's type carries no state, and its one requirement is not isolated.
  nonisolated(unsafe) let id: any AlignmentID.Type
  let axis: Axis

  init(_ alignment: HorizontalAlignment) {
    id = alignment.id
    axis = .horizontal
  }

  init(_ alignment: VerticalAlignment) {
    id = alignment.id
    axis = .vertical
  }

  /// Where the guide is in every view that sets none, as a part of its length; `nil` where that is
  /// not all there is to it.
  var fraction: CGFloat? {
    switch id {
    case is HorizontalAlignment.Leading.Type, is VerticalAlignment.Top.Type: 0
    case is HorizontalAlignment.Center.Type, is VerticalAlignment.Center.Type: 0.5
    case is HorizontalAlignment.Trailing.Type, is VerticalAlignment.Bottom.Type: 1
    default: nil
    }
  }

  var isTextBaseline: Bool {
    id == VerticalAlignment.FirstTextBaseline.self || id == VerticalAlignment.LastTextBaseline.self
  }

  /// A container's position of the guide, from its children's.
  func combine(_ positions: [CGFloat]) -> CGFloat? {
    if id == VerticalAlignment.FirstTextBaseline.self { return positions.min() }
    if id == VerticalAlignment.LastTextBaseline.self { return positions.max() }
    return positions.isEmpty ? nil : positions.reduce(0, +) / CGFloat(positions.count)
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id && lhs.axis == rhs.axis }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}
