import ConcurrencyExtras
import DataFlow

/// The time that a throttled effect waits on, whatever the clock.
struct ThrottleTime<Instant: Sendable>: Sendable {
  let now: @Sendable () -> Instant
  /// Whether the time between two actions is over.
  let isOver: @Sendable (_ since: Instant, _ now: Instant) -> Bool
  /// Waits until the time is over that began at an instant.
  let wait: @Sendable (_ since: Instant) async throws -> Void
}

extension ThrottleTime {
  init<C: Clock>(_ duration: C.Duration, on clock: C) where Instant == C.Instant {
    now = { clock.now }
    isOver = { $0.duration(to: $1) >= duration }
    wait = { try await clock.sleep(until: $0.advanced(by: duration), tolerance: nil) }
  }
}

/// An action that may have to wait, and the transaction that it was sent in.
struct ThrottledAction<Action: Sendable>: Sendable {
  let action: Action
  let transaction: Transaction
}

/// What lets the actions of throttled effects pass, one in a time.
final class ThrottleGate<Instant: Sendable, Action: Sendable>: Sendable {
  enum Decision {
    case passes(Action)
    /// The action, or another one, passes when the time is over that began at an instant.
    case waits(since: Instant)
  }

  private let state = Locked<(since: Instant?, waiting: Action?)>((nil, nil))

  func receive(_ action: Action, latest: Bool, _ time: ThrottleTime<Instant>) -> Decision {
    let now = time.now()
    return state.withLock { state in
      let action = latest ? action : state.waiting ?? action
      if let since = state.since, !time.isOver(since, now) {
        state.waiting = action
        return .waits(since: since)
      }
      state = (now, nil)
      return .passes(action)
    }
  }

  /// Takes what waits, if it has not passed meanwhile.
  func release(since now: Instant) -> Action? {
    state.withLock { state in
      guard let action = state.waiting else { return nil }
      state = (now, nil)
      return action
    }
  }
}
