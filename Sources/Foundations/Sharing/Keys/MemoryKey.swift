/// A key that keeps its value in the memory of the process.
///
/// A shared value of such a key lies where the key keeps it, so that there is nothing to load, to
/// save or to observe: a change costs what it costs without a key.
protocol MemoryKey<Value>: SharedKey {
  /// Where the value lies, which is the default if there is none.
  func cell(default value: Value) -> Cell<Value>
}
