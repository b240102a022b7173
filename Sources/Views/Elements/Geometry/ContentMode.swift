/// How a content of a fixed ratio goes into a space of another one.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as it can be without leaving the space.
  case fit
  /// As small as it can be without leaving a part of the space free.
  case fill
}
