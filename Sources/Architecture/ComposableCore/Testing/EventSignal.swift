import ConcurrencyExtras
import Synchronization

/// Lets a test wait for something that others do: it is woken by each event, and never polls.
final class EventSignal: Sendable {
  private struct State {
    var eventCount = 0
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  /// Wakes whoever waits, to look at its condition again.
  func notify() {
    let woken = state.withLock { state in
      state.eventCount += 1
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in woken { waiter.resume() }
  }

  /// Suspends until the condition holds.
  ///
  /// - Returns: Whether it does; `false` when it still does not after `timeout`.
  @MainActor
  func wait(upTo timeout: Duration, until condition: () -> Bool) async -> Bool {
    guard !condition() else { return true }
    let isTimeUp = LockIsolated(false)
    let timer = Task {
      try await Task.sleep(for: timeout)
      isTimeUp.setValue(true)
      notify()
    }
    defer { timer.cancel() }
    while true {
      let eventCount = state.withLock(\.eventCount)
      if condition() { return true }
      if isTimeUp.value { return false }
      await nextEvent(after: eventCount)
    }
  }

  private func nextEvent(after eventCount: Int) async {
    await withCheckedContinuation { continuation in
      let isLate = state.withLock {
        guard $0.eventCount == eventCount else { return true }
        $0.waiters.append(continuation)
        return false
      }
      if isLate { continuation.resume() }
    }
  }
}
