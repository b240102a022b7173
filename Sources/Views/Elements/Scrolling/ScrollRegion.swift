import Foundation

/// What scrolls in an element: it shows a part of a content that may be larger.
///
/// Lengths are in points. Those of a content that is not made as a whole are estimated.
@MainActor
public protocol ScrollRegion: AnyObject {
  /// The axes along which the region scrolls.
  var axes: Axis.Set { get }

  /// Whether the user may scroll. The source may in any case.
  var isEnabled: Bool { get set }

  func contentLength(along axis: Axis) -> CGFloat

  /// How far the beginning of the content lies before the beginning of what is seen.
  func offset(along axis: Axis) -> CGFloat

  func canScroll(along axis: Axis, towardsEnd: Bool) -> Bool

  /// Scrolls by a distance, towards the end where it is positive; not beyond the ends.
  func scroll(by distance: CGFloat, along axis: Axis)

  func scrollToEdge(towardsEnd: Bool, along axis: Axis)

  /// Scrolls by what a press of an arrow key does.
  func scrollByStep(towardsEnd: Bool, along axis: Axis)

  /// Scrolls so that an element of the content stands at a place in what is seen; as little as it
  /// takes to show it where the place is `nil`.
  func reveal(_ element: Element, at anchor: UnitPoint?)
}

extension ScrollRegion {
  /// Whether not all of the content is seen.
  public var canScroll: Bool {
    Axis.allCases.contains {
      canScroll(along: $0, towardsEnd: true) || canScroll(along: $0, towardsEnd: false)
    }
  }
}

extension ScrollRegion {
  /// Whether the user can scroll further along an axis.
  func lets(userScrollAlong axis: Axis, towardsEnd: Bool) -> Bool {
    isEnabled && canScroll(along: axis, towardsEnd: towardsEnd)
  }
}

extension Element {
  /// What scrolls in the element: the rows of a list, or the content of a scroll view.
  public var region: (any ScrollRegion)? {
    switch container {
    case .list(let rows): rows
    case .area(let area): area
    case .stack, .cell, nil: nil
    }
  }

  /// The innermost region that the element is in, if it scrolls along an axis.
  func enclosingRegion(along axis: Axis? = nil) -> (any ScrollRegion)? {
    var current = parent
    while let element = current {
      if let region = element.region, axis.map({ region.axes.contains(Axis.Set($0)) }) ?? true {
        return region
      }
      current = element.parent
    }
    return nil
  }

  /// Scrolls every region around the element so that it shows.
  func scrollIntoView(at anchor: UnitPoint? = nil) {
    var current = parent
    while let element = current {
      element.region?.reveal(self, at: anchor)
      current = element.parent
    }
  }
}

extension Axis.Set {
  init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }
}
