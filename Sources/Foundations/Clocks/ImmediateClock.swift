import ConcurrencyExtras

/// A clock that does not wait: each sleep ends at once, and moves the time to its deadline.
///
/// For tests and previews that care for what happens, not for when. A timer on it ticks as fast as
/// it is asked, without an end.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  private let time: Locked<Instant>

  public init(now: Instant = Instant()) {
    self.time = Locked(now)
  }

  /// The deadline of the last sleep.
  public var now: Instant {
    time.withLock { $0 }
  }

  public var minimumResolution: Duration { .zero }

  /// Moves the time to the deadline and lets other tasks run for a while.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = deadline }
    await Task.megaYield()
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  public convenience init() {
    self.init(now: Instant())
  }
}

extension ImmediateClock {
  /// A time of an ``ImmediateClock``, as an offset from its start.
  public struct Instant: InstantProtocol {
    let offset: Duration

    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    public func advanced(by duration: Duration) -> Self {
      Self(offset: offset + duration)
    }

    public func duration(to other: Self) -> Duration {
      other.offset - offset
    }

    public static func < (lhs: Self, rhs: Self) -> Bool {
      lhs.offset < rhs.offset
    }
  }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A clock that does not wait.
  public static var immediate: Self { ImmediateClock() }
}
