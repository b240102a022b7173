/// Where the focus goes from an element.
public enum FocusMove: Hashable, Sendable {
  /// In the order of the source, around at the ends.
  case next, previous
  case first, last
  /// To the nearest element on that side; a list scrolls where there is none.
  case up, down, left, right
  /// Scrolls the list around the focus by what it shows, and takes the focus along.
  case pageUp, pageDown
}
