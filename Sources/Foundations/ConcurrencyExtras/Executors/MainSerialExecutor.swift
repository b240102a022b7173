import Glibc

/// Runs an operation while all tasks of the process run on the main thread, one after the other, in the
/// order in which they were enqueued.
///
/// It makes tests of concurrent code certain. It holds for the whole process, tasks of other tests
/// included, so such tests belong in a serialized suite. Not for apps.
@MainActor
public func withMainSerialExecutor(
  @_implicitSelfCapture operation: @isolated(any) () async throws -> Void
) async rethrows {
  let wasMainSerialExecutor = uncheckedUseMainSerialExecutor
  defer { uncheckedUseMainSerialExecutor = wasMainSerialExecutor }
  uncheckedUseMainSerialExecutor = true
  try await operation()
}

/// Runs an operation while all tasks of the process run on the main thread, one after the other, in the
/// order in which they were enqueued.
///
/// For the `invokeTest` of an XCTest case.
public func withMainSerialExecutor(
  @_implicitSelfCapture operation: () throws -> Void
) rethrows {
  let wasMainSerialExecutor = uncheckedUseMainSerialExecutor
  defer { uncheckedUseMainSerialExecutor = wasMainSerialExecutor }
  uncheckedUseMainSerialExecutor = true
  try operation()
}

/// Whether all tasks of the process run on the main thread.
///
/// Unchecked, since nothing restores it: prefer ``withMainSerialExecutor(operation:)-(()->Void)``.
public var uncheckedUseMainSerialExecutor: Bool {
  get { GlobalExecutor.hook.pointee != nil }
  set { GlobalExecutor.hook.pointee = newValue ? GlobalExecutor.enqueueOnMainActor : nil }
}

private enum GlobalExecutor {
  typealias Original = @convention(thin) (UnownedJob) -> Void
  typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  /// Where the concurrency library looks for a function that enqueues jobs in place of its own.
  // A pointer-sized global of the library, which tests set while no other thread does.
  nonisolated(unsafe) static let hook: UnsafeMutablePointer<Hook?> = {
    guard let address = dlsym(nil, "swift_task_enqueueGlobal_hook") else {
      fatalError(
        "This Swift concurrency library has no 'swift_task_enqueueGlobal_hook': run tests that use the "
          + "main serial executor with a toolchain from swift.org.")
    }
    return address.assumingMemoryBound(to: Hook?.self)
  }()

  static let enqueueOnMainActor: Hook = { job, _ in
    MainActor.shared.enqueue(job)
  }
}
