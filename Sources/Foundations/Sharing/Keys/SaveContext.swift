/// Why a ``SharedKey`` is asked to save a value.
public enum SaveContext: Hashable, Sendable {
  /// The value has changed.
  case didSet

  /// Somebody asked to save the value now.
  case userInitiated
}
