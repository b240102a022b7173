import ConcurrencyExtras

/// A clock whose time a test sets, and which wakes one sleeper after the other.
final class RandomClock: Clock {
  struct Instant: InstantProtocol {
    let time: Int

    func advanced(by duration: Duration) -> Instant {
      Instant(time: time + Int(duration.components.seconds))
    }

    func duration(to other: Instant) -> Duration { .seconds(other.time - time) }

    static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.time < rhs.time }
  }

  private struct State {
    var now = 0
    var sleepers: [Int: CheckedContinuation<Void, any Error>] = [:]
  }

  private let state = Locked(State())

  var now: Instant { Instant(time: state.withLock(\.now)) }

  var minimumResolution: Duration { .seconds(1) }

  /// Waits. No two wait for the same time.
  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let time = deadline.time
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { sleeper in
        let isOver = state.withLock { state in
          guard state.now < time, !Task.isCancelled else { return true }
          state.sleepers[time] = sleeper
          return false
        }
        if isOver { sleeper.resume() }
      }
      try Task.checkCancellation()
    } onCancel: {
      wake(at: time)
    }
  }

  func advance(to time: Int) {
    state.withLock { $0.now = time }
    wake(at: time)
  }

  /// How many sleep.
  var sleeperCount: Int { state.withLock(\.sleepers.count) }

  private func wake(at time: Int) {
    state.withLock { $0.sleepers.removeValue(forKey: time) }?.resume()
  }
}
