import Foundation

/// The distances that a view wants to its siblings, in points.
public struct ViewSpacing: Hashable, Sendable {
  private var lengths: EdgeInsets
  /// A view that is space itself stands close to its siblings, whatever they want.
  private var isSpace = false

  /// The usual distance on every side.
  public init() { self.init(CGSize(width: 8, height: 8)) }

  /// A device's distances.
  init(_ size: CGSize) {
    lengths = EdgeInsets(
      top: size.height, leading: size.width, bottom: size.height, trailing: size.width)
  }

  /// No distance on any side, unless the sibling wants one.
  public static let zero = ViewSpacing(.zero)

  static let space = {
    var spacing = ViewSpacing.zero
    spacing.isSpace = true
    return spacing
  }()

  /// Takes over what another view wants on some sides, where it wants more.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { lengths.top = max(lengths.top, other.lengths.top) }
    if edges.contains(.leading) { lengths.leading = max(lengths.leading, other.lengths.leading) }
    if edges.contains(.bottom) { lengths.bottom = max(lengths.bottom, other.lengths.bottom) }
    if edges.contains(.trailing) {
      lengths.trailing = max(lengths.trailing, other.lengths.trailing)
    }
    isSpace = isSpace && other.isSpace
  }

  /// What both views want, on each side the larger distance.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// The distance to the view that follows along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    if isSpace || next.isSpace { return 0 }
    switch axis {
    case .horizontal: return max(lengths.trailing, next.lengths.leading)
    case .vertical: return max(lengths.bottom, next.lengths.top)
    }
  }
}
