import Glibc

/// The place of a `@Dependency`, for the issues of its reads.
struct DependencyAccess: Sendable {
  /// Whether it names a property, rather than a key.
  let isByKeyPath: Bool
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// The `@Dependency` that is being read on this thread.
  static var current: DependencyAccess? {
    pthread_getspecific(threadKey)?.load(as: DependencyAccess.self)
  }

  /// Reads a dependency through the property at this place.
  ///
  /// A thread's own variable, since it takes a tenth of the time of a task-local one. It is right
  /// because a read does not suspend, and the pointer does not outlive the read.
  func perform<R>(_ read: () -> R) -> R {
    withUnsafePointer(to: self) { pointer in
      let outer = pthread_getspecific(Self.threadKey)
      pthread_setspecific(Self.threadKey, pointer)
      defer { pthread_setspecific(Self.threadKey, outer) }
      return read()
    }
  }

  private static let threadKey: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()
}
