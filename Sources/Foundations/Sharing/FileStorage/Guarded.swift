import ConcurrencyExtras

/// A value that one thread at a time touches.
///
/// Not a `Mutex` of the standard library, which the compiler lays out wrongly around some types, so
/// that it is overwritten.
// `@unchecked`: the value is only touched with the lock held.
final class Guarded<Value>: @unchecked Sendable {
  private var value: Value
  private let lock = RecursiveLock()

  init(_ value: Value) {
    self.value = value
  }

  func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    try lock.withLock { try body(&value) }
  }
}
