import Foundation

extension AnyScheduler
where
  SchedulerTimeType == DispatchQueue.SchedulerTimeType,
  SchedulerOptions == DispatchQueue.SchedulerOptions
{
  /// The main queue.
  public static var main: Self { .init(DispatchQueue.main) }

  /// A queue of the system for work away from the main one.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> Self {
    .init(DispatchQueue.global(qos: qos))
  }
}

extension AnyScheduler
where
  SchedulerTimeType == OperationQueue.SchedulerTimeType,
  SchedulerOptions == OperationQueue.SchedulerOptions
{
  /// The operation queue of the main thread.
  public static var main: Self { .init(OperationQueue.main) }
}

extension AnyScheduler
where
  SchedulerTimeType == RunLoop.SchedulerTimeType, SchedulerOptions == RunLoop.SchedulerOptions
{
  /// The run loop of the main thread.
  public static var main: Self { .init(RunLoop.main) }
}
