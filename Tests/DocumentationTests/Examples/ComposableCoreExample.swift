import ComposableCore
import Testing

@Reducer
struct Stopwatch {
  @ObservableState
  struct State: Equatable {
    var seconds = 0
    var isRunning = false
  }

  enum Action {
    case startStopButtonTapped
    case ticked
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      enum CancelID { case timer }

      switch action {
      case .startStopButtonTapped:
        state.isRunning.toggle()
        guard state.isRunning else { return .cancel(id: CancelID.timer) }
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
        .cancellable(id: CancelID.timer)

      case .ticked:
        state.seconds += 1
        return .none
      }
    }
  }
}

@MainActor
@Test func `A stopwatch counts while it runs`() async {
  let clock = TestClock()
  let store = TestStore(initialState: Stopwatch.State()) {
    Stopwatch()
  } withDependencies: {
    $0.continuousClock = clock
  }

  await store.send(.startStopButtonTapped) { $0.isRunning = true }
  await clock.advance(by: .seconds(1))
  await store.receive(\.ticked) { $0.seconds = 1 }
  await store.send(.startStopButtonTapped) { $0.isRunning = false }
}
