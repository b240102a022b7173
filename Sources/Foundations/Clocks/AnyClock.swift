/// A clock of a hidden type, whose time starts when it is made.
public final class AnyClock<Duration: DurationProtocol & Hashable>: Clock {
  private let currentTime: @Sendable () -> Instant
  private let resolution: @Sendable () -> Duration
  private let wait: @Sendable (Instant, Duration?) async throws -> Void

  public init<Base: Clock<Duration>>(_ clock: Base) {
    let start = clock.now
    self.currentTime = { Instant(offset: start.duration(to: clock.now)) }
    self.resolution = { clock.minimumResolution }
    self.wait = { deadline, tolerance in
      try await clock.sleep(until: start.advanced(by: deadline.offset), tolerance: tolerance)
    }
  }

  /// The time since the clock was made.
  public var now: Instant { currentTime() }

  public var minimumResolution: Duration { resolution() }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await wait(deadline, tolerance)
  }
}

extension AnyClock {
  /// A time of an ``AnyClock``, as an offset from its start.
  public struct Instant: InstantProtocol {
    let offset: Duration

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
