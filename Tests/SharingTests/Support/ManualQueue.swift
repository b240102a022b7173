import ConcurrencyExtras
import Dispatch

/// Work that a test does when it says that its time has come.
final class ManualQueue: Sendable {
  private struct State {
    var now = 0
    var waiting: [(time: Int, work: @Sendable () -> Void)] = []
  }

  private let state = LockIsolated(State())

  func after(_ interval: DispatchTimeInterval, _ work: @escaping @Sendable () -> Void) {
    guard case .seconds(let seconds) = interval else { fatalError("not in seconds: \(interval)") }
    state.withValue { $0.waiting.append(($0.now + seconds * 1000, work)) }
  }

  /// Does what is due after some milliseconds.
  func advance(by milliseconds: Int) {
    let due = state.withValue { state in
      state.now += milliseconds
      let now = state.now
      let due = state.waiting.filter { $0.time <= now }
      state.waiting.removeAll { $0.time <= now }
      return due.map(\.work)
    }
    for work in due { work() }
  }

  var isEmpty: Bool { state.withValue { $0.waiting.isEmpty } }
}
