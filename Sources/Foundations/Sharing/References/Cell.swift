/// A value that threads change, and may change together with what else its lock is for: where a
/// shared value lies, or what the copies of a property refer to.
// `@unchecked`: the value is touched with the lock held only.
final class Cell<Value>: @unchecked Sendable {
  let lock = Lock()
  // The lock keeps accesses apart, so that they need no checks.
  @exclusivity(unchecked) var value: Value

  init(_ value: sending Value) {
    self.value = value
  }

  /// The value, for who does not hold the lock.
  var currentValue: Value {
    get { lock.withLock { value } }
    set {
      var other = newValue
      // The old value is released after the lock: its end may run anything.
      lock.withLock { swap(&value, &other) }
    }
  }
}
