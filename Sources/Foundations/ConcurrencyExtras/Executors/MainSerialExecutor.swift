import Glibc

/// Runs an operation while all tasks of the process run on the main thread, one after the other, in
/// the order in which they were enqueued.
///
/// It makes tests of concurrent code certain. It holds for the whole process until the last such
/// operation has ended, so tasks of tests that run in parallel run in this order too. Not for apps.
@MainActor
public func withMainSerialExecutor(
  @_implicitSelfCapture operation: @isolated(any) () async throws -> Void
) async rethrows {
  MainSerialExecutor.update { $0.scopes += 1 }
  defer { MainSerialExecutor.update { $0.scopes -= 1 } }
  try await operation()
}

/// Runs an operation while all tasks of the process run on the main thread, one after the other, in
/// the order in which they were enqueued.
///
/// For the `invokeTest` of an XCTest case.
public func withMainSerialExecutor(
  @_implicitSelfCapture operation: () throws -> Void
) rethrows {
  MainSerialExecutor.update { $0.scopes += 1 }
  defer { MainSerialExecutor.update { $0.scopes -= 1 } }
  try operation()
}

/// Whether all tasks of the process run on the main thread.
///
/// Unchecked, since nothing restores it: prefer ``withMainSerialExecutor(operation:)-(()->Void)``,
/// in which setting this to `false` has no effect.
public var uncheckedUseMainSerialExecutor: Bool {
  get { MainSerialExecutor.isInUse }
  set { MainSerialExecutor.update { $0.isChosen = newValue } }
}

private enum MainSerialExecutor {
  struct Uses {
    /// How many scopes there are now: tests that run in parallel have one each.
    var scopes = 0
    var isChosen = false

    var isEmpty: Bool { scopes == 0 && !isChosen }
  }

  static var isInUse: Bool {
    uses.withLock { !$0.isEmpty }
  }

  static func update(_ change: (inout Uses) -> Void) {
    uses.withLock { uses in
      change(&uses)
      hook.pointee = uses.isEmpty ? nil : enqueueOnMainActor
    }
  }

  private static let uses = Locked(Uses())

  private typealias Original = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  /// Where the concurrency library looks for a function that enqueues jobs in place of its own.
  // A pointer of the library, which is only set with the lock held, and is read in one piece.
  nonisolated(unsafe) private static let hook: UnsafeMutablePointer<Hook?> = {
    guard let address = dlsym(nil, "swift_task_enqueueGlobal_hook") else {
      fatalError(
        "This Swift concurrency library has no 'swift_task_enqueueGlobal_hook': run tests that use the "
          + "main serial executor with a toolchain from swift.org.")
    }
    return address.assumingMemoryBound(to: Hook?.self)
  }()

  private static let enqueueOnMainActor: Hook = { job, _ in
    MainActor.shared.enqueue(job)
  }
}
