/// Where and when work is run: a queue, or what stands in for one in a test.
///
/// It has the shape of the protocol of the same name in Combine, which Linux does not have. New code
/// is better off with a `Clock`; this is for code that has schedulers injected already.
///
/// ```swift
/// @Dependency(\.mainQueue) var mainQueue
/// try await mainQueue.sleep(for: .milliseconds(300))
/// ```
///
/// A scheduler may be used from every thread.
public protocol Scheduler<SchedulerTimeType> {
  /// A time of the scheduler. Its distances have units: `.seconds(1)`, `.milliseconds(300)`; a
  /// literal counts seconds.
  associatedtype SchedulerTimeType: Strideable & Sendable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible & Sendable

  /// What can be asked of the scheduler beyond the time.
  associatedtype SchedulerOptions: Sendable

  /// The time of the scheduler.
  var now: SchedulerTimeType { get }

  /// The least tolerance that makes sense for the scheduler.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Runs an action as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Runs an action at a time, or up to the tolerance later.
  func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  )

  /// Runs an action at a time and then again and again, until what is returned is cancelled.
  func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs an action as soon as possible.
  public func schedule(_ action: @escaping () -> Void) {
    schedule(options: nil, action)
  }

  /// Runs an action at a time.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs an action at a time, or up to the tolerance later.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Runs an action at a time and then again and again, until what is returned is cancelled.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs an action at a time and then again and again, each time up to the tolerance later, until
  /// what is returned is cancelled.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}
