import Dependencies
import IssueReporting
@_spi(SharedChangeTracking) import Sharing
import Synchronization

/// What a ``TestStore`` has seen its feature do and the test has not asserted yet.
@MainActor
final class TestRecorder<State, Action>: StoreRecorder {
  /// An action that an effect sent, and what it has changed.
  struct Received {
    let action: Action
    let outcome: ActionOutcome<State>
  }

  private struct Effects {
    /// The running effects in the order of their start, and where the test sent what started each.
    var running: [(effect: RunningEffect, site: IssueLocation)] = []
    /// Where the test sent what starts effects now.
    var site: IssueLocation?
    /// How many effects may do something yet, also those that are not followed any more.
    var workCount = 0
  }

  /// The actions of effects that were not asserted.
  private(set) var received: [Received] = []

  /// What the last action that the test sent has changed.
  private(set) var sent: ActionOutcome<State>?

  /// The state after the last action, whoever sent it.
  private(set) var last: State?

  /// The shared values that have changed since the last action.
  nonisolated let sharedChanges = SharedChangeTracker(reportUnassertedChanges: false)

  private(set) var isDismissed = false

  /// The state that the last action found, while it is reduced.
  private var before: State?

  /// The id that the next element of a stack was to get when the last action arrived.
  private var nextStackElementID = StackElementID(generation: 0)

  /// Tells of each action that is received and each effect that ends.
  let signal = EventSignal()

  private let effects = Mutex(Effects())

  /// The effects that run.
  nonisolated var runningCount: Int { effects.withLock { $0.running.count } }

  /// Whether an effect may do something yet. The presence of a presented child does nothing.
  nonisolated var hasWork: Bool { effects.withLock { $0.workCount > 0 } }

  /// Notes where the test sends its next action.
  func willSend(at site: IssueLocation) {
    effects.withLock { $0.site = site }
  }

  /// What has changed since the last action.
  func outcome(
    from before: State, to state: State, nextStackElementID: StackElementID
  ) -> ActionOutcome<State> {
    let changes = sharedChanges.takeChanges()
    return ActionOutcome(
      before: before, after: state, sharedChanges: changes, hasSharedChanges: changes.hasChanges,
      nextStackElementID: nextStackElementID)
  }

  /// Has assertions of an outcome see shared values as they were before what came after it: after so
  /// many of the received actions.
  func keepUnchanged(_ outcome: ActionOutcome<State>, afterReceived count: Int = 0) {
    for index in count..<received.count {
      outcome.sharedChanges.keepUnchanged(before: received[index].outcome.sharedChanges)
    }
    outcome.sharedChanges.keepUnchanged(before: sharedChanges)
  }

  func takeFirstReceived() -> Received {
    received.removeFirst()
  }

  /// Takes the first received actions.
  func takeReceived(_ count: Int) -> ArraySlice<Received> {
    defer { received.removeFirst(count) }
    return received.prefix(count)
  }

  /// Stops following the effects that run now. What they send is received still.
  @discardableResult
  func forgetRunning() -> [(effect: RunningEffect, site: IssueLocation)] {
    effects.withLock { effects in
      defer { effects.running = [] }
      return effects.running
    }
  }

  /// Notes that the feature has dismissed itself: its effects are no concern of the test any more.
  func dismiss() {
    isDismissed = true
    forgetRunning()
    signal.notify()
  }

  // MARK: - StoreRecorder

  func willReduce(
    _ action: UnsafeRawPointer, _ cause: ActionCause, state: UnsafeRawPointer
  ) {
    before = state.assumingMemoryBound(to: State.self).pointee
    nextStackElementID = DependencyValues._current.stackElementID.peek()
    // What an effect leads to is put down to the action that started the effect.
    guard let sender = cause.effect else { return }
    effects.withLock { effects in
      if let (_, site) = effects.running.first(where: { $0.effect === sender }) {
        effects.site = site
      }
    }
  }

  func didReduce(
    _ action: UnsafeRawPointer, _ cause: ActionCause, state: UnsafeRawPointer
  ) {
    let state = state.assumingMemoryBound(to: State.self).pointee
    last = state
    let outcome = outcome(
      from: before ?? state, to: state, nextStackElementID: nextStackElementID)
    before = nil
    guard cause.isEffect else {
      sent = outcome
      return
    }
    let action = action.assumingMemoryBound(to: Action.self).pointee
    received.append(Received(action: action, outcome: outcome))
    signal.notify()
  }

  nonisolated func effectStarted(_ effect: RunningEffect) {
    if case .presentation = effect.kind { return }
    effects.withLock { effects in
      effects.workCount += 1
      // A sequence consists of effects that are told of themselves.
      guard case .operation = effect.kind, let site = effects.site else { return }
      effects.running.append((effect, site))
    }
  }

  nonisolated func effectEnded(_ effect: RunningEffect) {
    if case .presentation = effect.kind { return }
    effects.withLock { effects in
      effects.workCount -= 1
      effects.running.removeAll { $0.effect === effect }
    }
    signal.notify()
  }
}
