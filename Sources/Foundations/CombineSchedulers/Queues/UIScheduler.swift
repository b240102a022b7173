import Foundation

/// The main queue, but for work that is scheduled there already: that is run at once.
///
/// ```swift
/// UIScheduler.shared.schedule { label.text = "Done" }
/// ```
public struct UIScheduler: Scheduler, Sendable {
  public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  public typealias SchedulerOptions = Never

  public static let shared = UIScheduler()

  private init() {}

  public var now: SchedulerTimeType { DispatchQueue.main.now }

  public var minimumTolerance: SchedulerTimeType.Stride { DispatchQueue.main.minimumTolerance }

  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    if Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) != nil {
      action()
    } else {
      DispatchQueue.main.schedule(action)
    }
  }

  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) {
    DispatchQueue.main.schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    DispatchQueue.main.schedule(
      after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}

/// Tells the main queue: on Linux it is not always the main thread that works on it.
private let mainQueueMark: DispatchSpecificKey<Void> = {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return key
}()
