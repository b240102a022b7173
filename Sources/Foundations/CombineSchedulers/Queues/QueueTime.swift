/// A time of one of the system's queues.
public protocol _QueueTime: Strideable & Sendable
where Stride: SchedulerTimeIntervalConvertible & Sendable {
  /// The time at which the schedulers begin that stand in for such a queue in tests.
  static var _start: Self { get }
}
