import ComposableArchitecture
import Testing

@Reducer
struct Quiz {
  @ObservableState
  struct State: Equatable {
    var question = 1
    var score = 0
    var secondsLeft = 2
    var isOver = false
  }

  enum Action {
    case answered(isRight: Bool)
    case started
    case ticked
    case timeIsUp
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .answered(let isRight):
        state.question += 1
        state.score += isRight ? 10 : 0
        return .none
      case .started:
        return .run { [seconds = state.secondsLeft] send in
          for _ in 0..<seconds {
            try await clock.sleep(for: .seconds(1))
            await send(.ticked)
          }
          await send(.timeIsUp)
        }
      case .ticked:
        state.secondsLeft -= 1
        return .none
      case .timeIsUp:
        state.isOver = true
        return .none
      }
    }
  }
}

@MainActor
@Test func `A quiz is over when the time is up`() async {
  let clock = TestClock()
  let store = TestStore(initialState: Quiz.State()) {
    Quiz()
  } withDependencies: {
    $0.continuousClock = clock
  }

  await store.send(.started)
  await store.send(.answered(isRight: true)) {
    $0.question = 2
    $0.score = 10
  }
  await clock.advance(by: .seconds(1))
  await store.receive(\.ticked) { $0.secondsLeft = 1 }
  await clock.advance(by: .seconds(1))
  await store.receive(\.ticked) { $0.secondsLeft = 0 }
  await store.receive(\.timeIsUp) { $0.isOver = true }
}

@MainActor
@Test func `A quiz ends with its score`() async {
  let store = TestStore(initialState: Quiz.State()) {
    Quiz()
  } withDependencies: {
    $0.continuousClock = ImmediateClock()
  }
  store.exhaustivity = .off

  await store.send(.started)
  await store.send(.answered(isRight: true)) { $0.score = 10 }
  await store.receive(\.timeIsUp) { $0.isOver = true }
}

@MainActor
@Test func `A change that nobody asserted is a failure`() async {
  let store = TestStore(initialState: Quiz.State()) { Quiz() }

  await withExpectedIssue {
    await store.send(.answered(isRight: true)) {
      $0.question = 2  // … and the score?
    }
  }
}
