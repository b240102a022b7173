/// The values of one reference that are to be saved, in the order of the changes.
///
/// Whoever changes the value saves it, without a lock. A change that comes in between, from another
/// thread or from the key itself, leaves its value to whoever is saving already, so that no old value
/// is saved over a new one.
struct SaveQueue<Value> {
  private var isSaving = false
  private var waiting: [Value] = []

  /// Adds a value.
  ///
  /// - Returns: The value, if the caller is to save it, and then those that are ``next()``.
  mutating func add(_ value: Value) -> Value? {
    guard isSaving else {
      isSaving = true
      return value
    }
    waiting.append(value)
    return nil
  }

  /// What the caller is to save now that it has saved a value.
  mutating func next() -> Value? {
    guard !waiting.isEmpty else {
      isSaving = false
      return nil
    }
    return waiting.removeFirst()
  }
}
