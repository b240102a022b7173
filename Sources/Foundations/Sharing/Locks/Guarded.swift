/// A value behind a ``Lock``.
// `@unchecked`: the value is touched with the lock held only.
final class Guarded<Value>: @unchecked Sendable {
  private let lock = Lock()
  // The lock keeps accesses apart, so that they need no checks.
  @exclusivity(unchecked) private var value: Value

  init(_ value: sending Value) {
    self.value = value
  }

  @inline(__always)
  func withLock<R, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> R
  ) throws(Failure) -> R {
    try lock.withLock { () throws(Failure) in try body(&value) }
  }
}
