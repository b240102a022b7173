import CombineSchedulers
import Foundation
import IssueReporting

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
  static var testValue: AnySchedulerOf<DispatchQueue> { .unimplemented(dependency: "mainQueue") }
}

private enum MainRunLoopKey: DependencyKey {
  static let liveValue = AnySchedulerOf<RunLoop>.main
  static var testValue: AnySchedulerOf<RunLoop> { .unimplemented(dependency: "mainRunLoop") }
}

extension AnyScheduler where SchedulerTimeType: _QueueTime {
  /// The scheduler of tests without an override.
  fileprivate static func unimplemented(dependency property: String) -> Self {
    let location = DependencyResolution.readerLocation()
    return unimplemented(
      "@Dependency(\\.\(property))", fileID: location.fileID, filePath: location.filePath,
      line: location.line, column: location.column)
  }
}
