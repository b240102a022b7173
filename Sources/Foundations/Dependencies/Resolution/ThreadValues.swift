import CDependencies

/// The dependencies of code that runs on the current thread and does not suspend. They count before
/// those of the current task.
@usableFromInline
enum ThreadValues {
  /// Those that are set, if any are.
  static var current: DependencyStorage? {
    dependencies_get_thread_values().map {
      // Set by `run`, whose caller keeps the object alive while it is set.
      Unmanaged<DependencyStorage>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Runs an operation with these dependencies, which the caller keeps alive; `nil` for those of the
  /// task. What was set before is set again afterwards.
  @inline(__always)
  @inlinable static func run<R>(
    _ storage: Unmanaged<DependencyStorage>?, _ operation: () throws -> R
  ) rethrows -> R {
    let outer = dependencies_get_thread_values()
    dependencies_set_thread_values(storage.map { UnsafeRawPointer($0.toOpaque()) })
    defer { dependencies_set_thread_values(outer) }
    return try operation()
  }
}
