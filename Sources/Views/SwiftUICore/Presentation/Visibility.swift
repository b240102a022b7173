/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the device and the place have it.
  case automatic
  case visible
  case hidden
}
