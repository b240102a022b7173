import Glibc

/// A lock beside the values that it guards.
///
/// It is one of the system's, so that the thread sanitizer sees what it orders. Taking it again on the
/// same thread ends the program.
// `@unchecked`: the mutex stays at its address, and is made for many threads.
struct Lock: ~Copyable, @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init() {
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_ERRORCHECK))
    pthread_mutex_init(mutex, &attributes)
    pthread_mutexattr_destroy(&attributes)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// - Parameters:
  ///   - name: What is guarded, for the report.
  ///   - body: What the lock is held for.
  @inline(__always)
  func withLock<R, Failure: Error>(
    of name: @autoclosure () -> String = "A shared value",
    _ body: () throws(Failure) -> R
  ) throws(Failure) -> R {
    lock(of: name())
    defer { unlock() }
    return try body()
  }

  @inline(__always)
  private func lock(of name: @autoclosure () -> String) {
    guard pthread_mutex_lock(mutex) == 0 else { Self.endProgram(name()) }
  }

  @inline(__always)
  private func unlock() {
    pthread_mutex_unlock(mutex)
  }

  private static func endProgram(_ name: String) -> Never {
    fatalError(
      """
      \(name) was used inside of its own 'withLock'. Use what the closure is given, and read \
      other shared values that follow from this one before.
      """)
  }
}
