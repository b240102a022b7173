/// A value that is changed in place behind a lock.
///
/// It is a `Synchronization.Mutex` that the thread sanitizer can see: that one takes itself inside
/// of the standard library while it is contended, and tests of apps would be shown races in what it
/// protects.
// `@unchecked`: the value is only touched with the lock held, and comes and goes as `sending`.
package final class Locked<Value>: @unchecked Sendable {
  private var value: Value
  private let lock = RecursiveLock()

  package init(_ value: sending Value) {
    self.value = value
  }

  /// Reads or changes the value in one step that no other access can interrupt.
  ///
  /// The operation must not come back here on its thread, as with a `Mutex`.
  package func withLock<R>(
    _ operation: (inout sending Value) throws -> sending R
  ) rethrows -> sending R {
    lock.lock()
    defer { lock.unlock() }
    return try operation(&value)
  }
}
