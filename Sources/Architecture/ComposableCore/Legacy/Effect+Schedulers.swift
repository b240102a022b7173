import CombineSchedulers

extension Effect {
  /// Waits before the effect, which a newer one with the same id replaces meanwhile.
  @available(*, deprecated, message: "Wait on a clock: 'debounce(id:for:clock:)'.")
  public func debounce<S: Scheduler>(
    id: some Hashable & Sendable,
    for dueTime: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Self {
    let scheduler = scheduler.eraseToAnyScheduler()
    return after(id: id) { try await scheduler.sleep(for: dueTime, options: options) }
  }
}

extension Effect where Action: Sendable {
  /// Lets at most one action of the effects with an id pass in an interval.
  @available(*, deprecated, message: "Wait on a clock: 'throttle(id:for:clock:latest:)'.")
  public func throttle<S: Scheduler>(
    id: some Hashable & Sendable,
    for interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    latest: Bool
  ) -> Self {
    let scheduler = scheduler.eraseToAnyScheduler()
    return throttle(
      id: id, latest: latest,
      ThrottleTime(
        now: { scheduler.now },
        isOver: { $0.distance(to: $1) >= interval },
        wait: { since in
          try await scheduler.sleep(until: since.advanced(by: interval))
        }))
  }
}
