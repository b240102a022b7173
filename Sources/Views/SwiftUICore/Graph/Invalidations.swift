import Synchronization

/// The scopes whose observed values changed since the last flush, from whatever thread.
///
/// Observation calls back on the thread of the write. The scope is noted under a lock, so that a
/// flush that follows the write sees it, wherever the write came from, and the graph is woken once.
final class Invalidations: Sendable {
  private struct State {
    var scopes: [ObservationScope] = []
    /// Whether a flush is wanted for another reason.
    var isRequested = false
    /// At most one is under way, however many changes come before it arrives.
    var wakeIsUnderWay = false

    var isEmpty: Bool { scopes.isEmpty && !isRequested }
  }

  private let state = Mutex(State())
  private let wake: @Sendable () -> Void

  init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  var isEmpty: Bool { state.withLock(\.isEmpty) }

  func post(_ scope: ObservationScope) {
    note { $0.scopes.append(scope) }
  }

  /// Wakes the graph for something that is no scope's.
  func requestFlush() {
    note { $0.isRequested = true }
  }

  private func note(_ change: (inout State) -> Void) {
    let needsWake = state.withLock { state in
      defer { state.wakeIsUnderWay = true }
      change(&state)
      return !state.wakeIsUnderWay
    }
    if needsWake { wake() }
  }

  /// The wake has arrived: a later change needs another one.
  ///
  /// - Returns: Whether there is something to do. An update that came in between may have done it.
  func wakeArrived() -> Bool {
    state.withLock { state in
      state.wakeIsUnderWay = false
      return !state.isEmpty
    }
  }

  func take() -> [ObservationScope] {
    state.withLock { state in
      defer {
        state.scopes = []
        state.isRequested = false
      }
      return state.scopes
    }
  }
}
