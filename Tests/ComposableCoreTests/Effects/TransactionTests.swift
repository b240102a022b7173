import Clocks
import DataFlow
import Testing

@testable import ComposableCore

@Reducer private struct Stage {
  @ObservableState
  struct State: Equatable {
    var animations: [Animation?] = []
  }

  enum Action: Sendable {
    case run(@Sendable (Effect<Action>) -> Effect<Action>)
    case sendAtOnce
    case carry(Carrier)
    case moved
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .run(let modify):
        return modify(.run { send in await send(.moved, animation: .linear) })
      case .sendAtOnce: return .merge(.send(.moved), .send(.moved))
      case .carry: return .none
      case .moved:
        state.animations.append(Transaction._current.animation)
        return .none
      }
    }
  }
}

@MainActor
@Suite("Transactions of actions")
struct TransactionTests {
  private let store = Store(initialState: Stage.State()) { Stage() }
  private let clock = TestClock()

  @Test("A send with an animation, and what follows at once, is within it")
  func send() {
    store.send(.moved, animation: .linear)
    store.send(.sendAtOnce, animation: .linear)
    store.send(.moved)
    #expect(store.animations == [.linear, .linear, .linear, nil])
  }

  @Test("The animation of an effect's action passes through cancellable, merge and concatenate")
  func composed() async {
    await store.send(.run { $0.cancellable(id: 1) }).finish()
    await store.send(.run { .merge($0, .send(.moved)) }).finish()
    await store.send(.run { .concatenate(.send(.moved), $0) }).finish()
    #expect(store.animations == [.linear, nil, .linear, nil, .linear])
  }

  @Test("The animation of an effect's action passes through debounce")
  func debounce() async {
    let task = store.send(
      .run { [clock] in $0.debounce(id: 1, for: .seconds(1), clock: clock) })
    await clock.advance(by: .seconds(1))
    await task.finish()
    #expect(store.animations == [.linear])
  }

  @Test("The animation of an effect's action passes through throttle, also when it has to wait")
  func throttle() async {
    let throttled: @Sendable (Effect<Stage.Action>) -> Effect<Stage.Action> = { [clock] in
      $0.throttle(id: 1, for: .seconds(1), clock: clock, latest: true)
    }
    await store.send(.run(throttled)).finish()
    let task = store.send(.run(throttled))
    await clock.advance(by: .seconds(1))
    await task.finish()
    #expect(store.animations == [.linear, .linear])
  }

  @Test("Observers are told within the transaction of the action")
  func observers() async {
    let seen = LockIsolated<Animation?>(nil)
    withObservationTracking {
      _ = store.animations
    } onChange: {
      seen.setValue(Transaction._current.animation)
    }
    await store.send(.run { $0 }).finish()
    #expect(seen.value == .linear)
  }

  @Test("Observers of actions that wait for others are told within the transactions of those")
  func observersOfQueue() {
    let seen = observed()
    // Its carrier goes while the action is processed, and what it sends has to wait.
    store.send(
      .run { [store] _ in
        .send(
          .carry(
            Carrier {
              store.send(.moved)
              store.send(.moved, animation: .linear)
              store.send(.moved, animation: .linear)
              store.send(.moved, animation: .easeIn)
              store.send(.moved)
            }))
      })
    #expect(store.animations == [nil, .linear, .linear, .easeIn, nil])
    #expect(seen.value == [nil, .linear, .easeIn, nil])
  }

  @Test("Observers are told once of an action and what it sends at once, in one transaction")
  func observersOfBurst() {
    let seen = observed()
    store.send(.sendAtOnce, animation: .linear)
    #expect(seen.value == [.linear])
  }

  /// The animations in which an observer has been told of changes.
  private func observed() -> LockIsolated<[Animation?]> {
    let seen = LockIsolated<[Animation?]>([])
    observe(seen)
    return seen
  }

  private func observe(_ seen: LockIsolated<[Animation?]>) {
    withObservationTracking {
      _ = store.animations
    } onChange: {
      seen.withValue { $0.append(Transaction._current.animation) }
      MainActor.assumeIsolated { observe(seen) }
    }
  }
}

/// Calls a function when it is let go.
private final class Carrier: Sendable {
  let end: @MainActor @Sendable () -> Void

  init(end: @escaping @MainActor @Sendable () -> Void) {
    self.end = end
  }

  deinit {
    MainActor.assumeIsolated { [end] in end() }
  }
}
