import Foundation

/// Distances in points from the four sides of a rectangle, inwards.
public struct EdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }
}

extension EdgeInsets {
  package var horizontal: CGFloat { leading + trailing }
  package var vertical: CGFloat { top + bottom }
}
