import IssueReporting

/// A scheduler that reports an issue whenever it is used.
///
/// For tests of paths that must not wait for anything. What is scheduled on it is run at once after
/// the issue, so that such a test fails instead of hanging.
public struct UnimplementedScheduler<SchedulerTimeType, SchedulerOptions>: Scheduler, Sendable
where
  SchedulerTimeType: Strideable & Sendable,
  SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible & Sendable,
  SchedulerOptions: Sendable
{
  private let base: ImmediateScheduler<SchedulerTimeType, SchedulerOptions>
  private let name: String
  private let location: IssueLocation

  /// - Parameters:
  ///   - prefix: What the issues call the scheduler.
  ///   - now: The time of the scheduler.
  public init(
    _ prefix: String = "",
    now: SchedulerTimeType,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.base = ImmediateScheduler(now: now)
    self.name = prefix.isEmpty ? "Scheduler" : prefix
    self.location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  public var now: SchedulerTimeType {
    report("now")
    return base.now
  }

  public var minimumTolerance: SchedulerTimeType.Stride {
    report("minimumTolerance")
    return base.minimumTolerance
  }

  public func schedule(options: SchedulerOptions?, _ action: () -> Void) {
    report("schedule")
    base.schedule(options: options, action)
  }

  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: () -> Void
  ) {
    report("schedule")
    base.schedule(after: date, tolerance: tolerance, options: options, action)
  }

  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: () -> Void
  ) -> any Cancellable {
    report("schedule")
    return base.schedule(
      after: date, interval: interval, tolerance: tolerance, options: options, action)
  }
}

extension UnimplementedScheduler {
  private func report(_ endpoint: StaticString) {
    location.report(
      """
      Unimplemented: \(name).\(endpoint)

      Give the code under test a scheduler that the test is in charge of, such as \
      'DispatchQueue.test' or '.immediate'; where the scheduler is a dependency, override it.
      """)
  }
}

/// An unimplemented scheduler that has the times and options of another.
public typealias UnimplementedSchedulerOf<Scheduler> = UnimplementedScheduler<
  Scheduler.SchedulerTimeType, Scheduler.SchedulerOptions
> where Scheduler: CombineSchedulers.Scheduler

extension Scheduler where SchedulerTimeType: _QueueTime {
  /// A scheduler that reports its use, in place of this kind of queue.
  public static var unimplemented: UnimplementedSchedulerOf<Self> { unimplemented("") }

  /// A scheduler that reports its use, in place of this kind of queue.
  ///
  /// - Parameter prefix: What the issues call the scheduler.
  public static func unimplemented(
    _ prefix: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> UnimplementedSchedulerOf<Self> {
    UnimplementedScheduler(
      prefix, now: ._start, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension AnyScheduler where SchedulerTimeType: _QueueTime {
  /// A scheduler that reports its use.
  public static var unimplemented: Self { unimplemented("") }

  /// A scheduler that reports its use.
  ///
  /// - Parameter prefix: What the issues call the scheduler.
  public static func unimplemented(
    _ prefix: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    .init(
      UnimplementedScheduler(
        prefix, now: ._start, fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
