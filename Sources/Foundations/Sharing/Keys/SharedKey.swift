/// A place outside of the program's own values that a shared value is loaded from and saved to.
///
/// Conform a type to it to keep what ``Shared`` holds somewhere of your own.
public protocol SharedKey<Value>: SharedReaderKey {
  /// Saves a value.
  ///
  /// It may be called from any thread. For one shared value the calls follow each other in the order
  /// of the changes.
  ///
  /// - Parameters:
  ///   - value: What to save.
  ///   - context: Whether the value has just changed, or somebody asked to save it.
  ///   - continuation: Takes the outcome, exactly once, now or later, on any thread.
  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
}
