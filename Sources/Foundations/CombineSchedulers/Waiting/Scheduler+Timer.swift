extension Scheduler {
  /// The times at a regular interval on this scheduler, until the task that waits for them is
  /// cancelled.
  ///
  /// ```swift
  /// for await _ in mainQueue.timer(interval: .seconds(1)) {
  ///   await send(.tick)
  /// }
  /// ```
  ///
  /// The first comes one interval from now. All are kept for a consumer that is slow.
  public func timer(
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride = .zero,
    options: SchedulerOptions? = nil
  ) -> AsyncStream<SchedulerTimeType> {
    ticks(
      from: now.advanced(by: interval), interval: interval, tolerance: tolerance, options: options)
  }

  func ticks(
    from start: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?
  ) -> AsyncStream<SchedulerTimeType> {
    AsyncStream { continuation in
      let work = schedule(after: start, interval: interval, tolerance: tolerance, options: options)
      {
        continuation.yield(now)
      }
      continuation.onTermination = { _ in work.cancel() }
    }
  }
}
