extension Clock where Duration: Hashable {
  /// The times at a regular interval on this clock, until the task that waits for them is
  /// cancelled.
  ///
  /// ```swift
  /// for await _ in clock.timer(interval: .seconds(1)) {
  ///   await send(.tick)
  /// }
  /// ```
  ///
  /// The first comes one interval after it was first asked for. The intervals do not drift: each is
  /// measured from the time that the last one was due. A consumer that is slow gets the latest of
  /// the times that it missed, not all of them.
  ///
  /// - Parameter tolerance: How late a time may come, as `Clock.sleep(until:tolerance:)` has it.
  public func timer(
    interval: Duration,
    tolerance: Duration? = nil
  ) -> AnyClock<Duration>.Timer {
    AnyClock.Timer(clock: AnyClock(self), interval: interval, tolerance: tolerance)
  }
}

extension AnyClock {
  /// The times at a regular interval on a clock.
  public struct Timer: AsyncSequence, Sendable {
    public typealias Element = Instant
    public typealias Failure = Never

    let clock: AnyClock<Duration>
    let interval: Duration
    let tolerance: Duration?

    public func makeAsyncIterator() -> Iterator {
      Iterator(timer: self)
    }

    public struct Iterator: AsyncIteratorProtocol {
      let timer: Timer
      private var lastDeadline: Instant?
      private var isFinished = false

      init(timer: Timer) {
        self.timer = timer
      }

      public mutating func next() async -> Instant? {
        await next(isolation: nil)
      }

      public mutating func next(isolation actor: isolated (any Actor)?) async -> Instant? {
        guard !isFinished else { return nil }
        let deadline = nextDeadline()
        do {
          try await timer.clock.sleep(until: deadline, tolerance: timer.tolerance)
        } catch {
          isFinished = true
          return nil
        }
        lastDeadline = deadline
        return timer.clock.now
      }

      private func nextDeadline() -> Instant {
        let now = timer.clock.now
        let next = (lastDeadline ?? now).advanced(by: timer.interval)
        guard let lastDeadline, now > next, timer.interval > .zero else { return next }
        let passed = (lastDeadline.duration(to: now) / timer.interval).rounded(.down)
        return lastDeadline.advanced(by: timer.interval * Int(passed))
      }
    }
  }
}
