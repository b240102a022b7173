import Foundation
import SwiftUICore
import Synchronization

/// A clock that stands still until it is told, and says when somebody waits.
final class ManualClock: Sendable {
  private struct Wait {
    let deadline: Date
    let resume: CheckedContinuation<Void, Never>
  }

  private struct State {
    var now = Date(timeIntervalSinceReferenceDate: 0)
    var waits: [Wait] = []
  }

  private let state = Mutex(State())

  var now: Date { state.withLock(\.now) }
  var deadlines: [Double] {
    state.withLock { $0.waits.map(\.deadline.timeIntervalSinceReferenceDate) }
  }

  var display: DisplayClock {
    DisplayClock(
      now: { self.now },
      sleep: { deadline in
        await withCheckedContinuation { resume in
          self.state.withLock { $0.waits.append(Wait(deadline: deadline, resume: resume)) }
        }
        try Task.checkCancellation()
      })
  }

  func advance(to seconds: Double) {
    let due = state.withLock { state in
      state.now = Date(timeIntervalSinceReferenceDate: seconds)
      let due = state.waits.filter { $0.deadline <= state.now }
      state.waits.removeAll { $0.deadline <= state.now }
      return due
    }
    for wait in due { wait.resume.resume() }
  }
}

extension Screen {
  /// Lets tasks run that wait for nothing, and shows what they change.
  func settle() async {
    for _ in 0..<20 { await Task.yield() }
    update()
    for _ in 0..<20 { await Task.yield() }
  }
}
