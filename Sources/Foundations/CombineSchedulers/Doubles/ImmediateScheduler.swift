/// A scheduler that does not wait: it runs each action before it returns, and repeated work once.
///
/// For tests and previews that care for what happens, not for when. Its time stands still.
public struct ImmediateScheduler<SchedulerTimeType, SchedulerOptions>: Scheduler, Sendable
where
  SchedulerTimeType: Strideable & Sendable,
  SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible & Sendable,
  SchedulerOptions: Sendable
{
  public let now: SchedulerTimeType

  public let minimumTolerance: SchedulerTimeType.Stride = .zero

  public init(now: SchedulerTimeType) {
    self.now = now
  }

  public func schedule(options: SchedulerOptions?, _ action: () -> Void) {
    action()
  }

  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: () -> Void
  ) {
    action()
  }

  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}

/// An immediate scheduler that has the times and options of another.
public typealias ImmediateSchedulerOf<Scheduler> = ImmediateScheduler<
  Scheduler.SchedulerTimeType, Scheduler.SchedulerOptions
> where Scheduler: CombineSchedulers.Scheduler

extension Scheduler where SchedulerTimeType: _QueueTime {
  /// A scheduler that does not wait, in place of this kind of queue.
  public static var immediate: ImmediateSchedulerOf<Self> {
    ImmediateScheduler(now: ._start)
  }
}

extension AnyScheduler where SchedulerTimeType: _QueueTime {
  /// A scheduler that does not wait.
  public static var immediate: Self { .init(ImmediateScheduler(now: ._start)) }
}
