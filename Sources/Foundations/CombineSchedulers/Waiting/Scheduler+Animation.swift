import DataFlow

extension Scheduler {
  /// This scheduler, with all that it runs animated.
  public func animation(_ animation: Animation? = .default) -> AnySchedulerOf<Self> {
    transaction(Transaction(animation: animation))
  }

  /// This scheduler, with all that it runs in a transaction.
  public func transaction(_ transaction: Transaction) -> AnySchedulerOf<Self> {
    let base = eraseToAnyScheduler()
    return AnyScheduler(
      minimumTolerance: { base.minimumTolerance },
      now: { base.now },
      scheduleImmediately: { options, action in
        base.schedule(options: options) { withTransaction(transaction, action) }
      },
      delayed: { date, tolerance, options, action in
        base.schedule(after: date, tolerance: tolerance, options: options) {
          withTransaction(transaction, action)
        }
      },
      interval: { date, interval, tolerance, options, action in
        base.schedule(after: date, interval: interval, tolerance: tolerance, options: options) {
          withTransaction(transaction, action)
        }
      }
    )
  }
}
