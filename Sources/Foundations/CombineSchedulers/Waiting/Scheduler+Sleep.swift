extension Scheduler {
  /// Suspends for a duration on this scheduler.
  ///
  /// - Throws: `CancellationError` if the task is cancelled, at once.
  public func sleep(
    for duration: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride = .zero,
    options: SchedulerOptions? = nil
  ) async throws {
    try await sleep(until: now.advanced(by: duration), tolerance: tolerance, options: options)
  }

  /// Suspends until a time on this scheduler.
  ///
  /// - Throws: `CancellationError` if the task is cancelled, at once.
  public func sleep(
    until deadline: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride = .zero,
    options: SchedulerOptions? = nil
  ) async throws {
    try Task.checkCancellation()
    // The first tick of a timer, since repeated work can be cancelled: a sleep that is cancelled
    // leaves nothing on the scheduler.
    let ticks = ticks(
      from: deadline, interval: .seconds(1), tolerance: tolerance, options: options)
    for await _ in ticks { break }
    try Task.checkCancellation()
  }
}
