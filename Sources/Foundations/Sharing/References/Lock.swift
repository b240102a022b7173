import Synchronization

/// A lock beside the values that it guards, which need not be sendable.
///
/// It is not recursive: taking it again on the same thread ends the program.
struct Lock: ~Copyable, Sendable {
  private let mutex = Mutex(())

  @inline(__always)
  func withLock<R, Failure: Error>(_ body: () throws(Failure) -> R) throws(Failure) -> R {
    var result: R?
    try mutex.withLock { _ throws(Failure) in result = try body() }
    return result!
  }
}
