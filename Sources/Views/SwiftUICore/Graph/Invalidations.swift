import Synchronization

/// The scopes whose observed values changed since the last flush, from whatever thread.
///
/// Observation calls back on the thread of the write. The scope is noted under a lock, so that a flush that follows the write
/// sees it, wherever the write came from, and the graph is woken once.
final class Invalidations: Sendable {
  private let scopes = Mutex<[ObservationScope]>([])
  private let wake: @Sendable () -> Void

  init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  var isEmpty: Bool { scopes.withLock(\.isEmpty) }

  func post(_ scope: ObservationScope) {
    let isFirst = scopes.withLock { scopes in
      scopes.append(scope)
      return scopes.count == 1
    }
    if isFirst { wake() }
  }

  func take() -> [ObservationScope] {
    scopes.withLock { scopes in
      defer { scopes = [] }
      return scopes
    }
  }
}
