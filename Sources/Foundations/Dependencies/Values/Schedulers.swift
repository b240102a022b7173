import CombineSchedulers
import Foundation

extension DependencyValues {
  /// The main queue. Fails tests that use it without an override.
  ///
  /// ```swift
  /// @Dependency(\.mainQueue) var mainQueue
  /// try await mainQueue.sleep(for: .milliseconds(300))
  /// ```
  ///
  /// A test overrides it with `.immediate` or with `DispatchQueue.test.eraseToAnyScheduler()`. New
  /// code is better off with ``continuousClock``.
  public var mainQueue: AnySchedulerOf<DispatchQueue> {
    get { self[MainQueueKey.self] }
    set { self[MainQueueKey.self] = newValue }
  }

  /// The run loop of the main thread. Fails tests that use it without an override.
  public var mainRunLoop: AnySchedulerOf<RunLoop> {
    get { self[MainRunLoopKey.self] }
    set { self[MainRunLoopKey.self] = newValue }
  }
}

private enum MainQueueKey: DependencyKey {
  static let liveValue = AnySchedulerOf<DispatchQueue>.main
  static let testValue = AnySchedulerOf<DispatchQueue>.unimplemented(#"@Dependency(\.mainQueue)"#)
}

private enum MainRunLoopKey: DependencyKey {
  static let liveValue = AnySchedulerOf<RunLoop>.main
  static let testValue = AnySchedulerOf<RunLoop>.unimplemented(#"@Dependency(\.mainRunLoop)"#)
}
