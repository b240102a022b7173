/// A scheduler of a hidden type, of which only its times and options are known.
///
/// A feature that takes one can be given a queue in the app and a ``TestScheduler`` in a test:
///
/// ```swift
/// let mainQueue: AnySchedulerOf<DispatchQueue>
/// ```
// `@unchecked`: all it has are the operations of a scheduler, which are made for every thread. The
// run loop is one that does not say so.
public final class AnyScheduler<SchedulerTimeType, SchedulerOptions>: Scheduler, @unchecked Sendable
where
  SchedulerTimeType: Strideable & Sendable,
  SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible & Sendable,
  SchedulerOptions: Sendable
{
  /// A length of time on the scheduler.
  public typealias Stride = SchedulerTimeType.Stride

  private let tolerance: () -> Stride
  private let time: () -> SchedulerTimeType
  private let immediately: (SchedulerOptions?, @escaping () -> Void) -> Void
  private let delayed: (SchedulerTimeType, Stride, SchedulerOptions?, @escaping () -> Void) -> Void
  private let repeatedly:
    (SchedulerTimeType, Stride, Stride, SchedulerOptions?, @escaping () -> Void) -> any Cancellable

  /// A scheduler made of its operations.
  public init(
    minimumTolerance: @escaping @Sendable () -> Stride,
    now: @escaping @Sendable () -> SchedulerTimeType,
    scheduleImmediately:
      @escaping @Sendable (SchedulerOptions?, @escaping () -> Void) -> Void,
    delayed:
      @escaping @Sendable (SchedulerTimeType, Stride, SchedulerOptions?, @escaping () -> Void)
      -> Void,
    interval:
      @escaping @Sendable (
        SchedulerTimeType, Stride, Stride, SchedulerOptions?, @escaping () -> Void
      ) -> any Cancellable
  ) {
    self.tolerance = minimumTolerance
    self.time = now
    self.immediately = scheduleImmediately
    self.delayed = delayed
    self.repeatedly = interval
  }

  /// Hides the type of a scheduler.
  public init<S: Scheduler>(_ scheduler: S)
  where S.SchedulerTimeType == SchedulerTimeType, S.SchedulerOptions == SchedulerOptions {
    self.tolerance = { scheduler.minimumTolerance }
    self.time = { scheduler.now }
    self.immediately = { scheduler.schedule(options: $0, $1) }
    self.delayed = { scheduler.schedule(after: $0, tolerance: $1, options: $2, $3) }
    self.repeatedly = {
      scheduler.schedule(after: $0, interval: $1, tolerance: $2, options: $3, $4)
    }
  }

  public var now: SchedulerTimeType { time() }

  public var minimumTolerance: SchedulerTimeType.Stride { tolerance() }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    immediately(options, action)
  }

  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    delayed(date, tolerance, options, action)
  }

  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    repeatedly(date, interval, tolerance, options, action)
  }
}

/// A scheduler of a hidden type that has the times and options of another: `AnySchedulerOf<RunLoop>`.
public typealias AnySchedulerOf<Scheduler> = AnyScheduler<
  Scheduler.SchedulerTimeType, Scheduler.SchedulerOptions
> where Scheduler: CombineSchedulers.Scheduler

extension Scheduler {
  /// Hides the type of the scheduler.
  public func eraseToAnyScheduler() -> AnyScheduler<SchedulerTimeType, SchedulerOptions> {
    self as? AnyScheduler<SchedulerTimeType, SchedulerOptions> ?? AnyScheduler(self)
  }
}
