import Foundation

/// A run loop runs what is scheduled on it while its thread runs it. Nobody has to run the main one:
/// its work is done by the main queue, which the main loop of every app serves.
extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = QueueDate<RunLoop>

  /// A run loop has no options.
  public struct SchedulerOptions: Sendable {}

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if self === RunLoop.main {
      DispatchQueue.main.schedule(options: nil, action)
    } else {
      // Not `perform(_:)`, which does not wake a loop that waits.
      schedule(after: now, tolerance: .zero, options: options, action)
    }
  }

  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if self === RunLoop.main {
      DispatchQueue.main.schedule(
        after: .init(date), tolerance: .init(tolerance), options: nil, action)
    } else {
      addTimer(at: date, interval: nil, tolerance: tolerance, action)
    }
  }

  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    if self === RunLoop.main {
      return DispatchQueue.main.schedule(
        after: .init(date), interval: .init(interval), tolerance: .init(tolerance), options: nil,
        action)
    }
    let timer = addTimer(at: date, interval: interval, tolerance: tolerance, action)
    return AnyCancellable { timer.invalidate() }
  }

  @discardableResult
  private func addTimer(
    at date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride?,
    tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> Timer {
    let work = Work(action)
    let timer = Timer(
      fire: date.date, interval: interval?.timeInterval ?? 0, repeats: interval != nil
    ) { _ in
      work.perform()
    }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .common)
    return timer
  }
}
