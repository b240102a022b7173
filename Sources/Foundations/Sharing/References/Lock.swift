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

  @inline(__always)
  func withLock<R, Failure: Error>(_ body: () throws(Failure) -> R) throws(Failure) -> R {
    lock()
    defer { unlock() }
    return try body()
  }

  @inline(__always)
  func lock() {
    guard pthread_mutex_lock(mutex) == 0 else { Self.endProgram() }
  }

  @inline(__always)
  func unlock() {
    pthread_mutex_unlock(mutex)
  }

  private static func endProgram() -> Never {
    fatalError(
      """
      A shared value was used inside of its own 'withLock'. Use what the closure is given, and read \
      other shared values that follow from this one before.
      """)
  }
}
