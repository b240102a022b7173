import Foundation

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = QueueDate<OperationQueue>

  /// An operation queue has no options.
  public struct SchedulerOptions: Sendable {}

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = Work(action)
    addOperation { work.perform() }
  }

  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    DispatchQueue.global().schedule(
      after: .init(date), tolerance: .init(tolerance), options: nil
    ) {
      self.schedule(options: options, action)
    }
  }

  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    DispatchQueue.global().schedule(
      after: .init(date), interval: .init(interval), tolerance: .init(tolerance), options: nil
    ) {
      self.schedule(options: options, action)
    }
  }
}
