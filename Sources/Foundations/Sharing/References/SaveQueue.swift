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
  /// - Returns: Whether the caller is to save it, and then what waits.
  mutating func add(_ value: Value) -> Bool {
    guard isSaving else {
      isSaving = true
      return true
    }
    waiting.append(value)
    return false
  }

  /// Whether another value waits for the caller, who has saved one.
  mutating func hasNext() -> Bool {
    isSaving = !waiting.isEmpty
    return isSaving
  }

  mutating func next() -> Value {
    waiting.removeFirst()
  }
}
