import ComposableArchitecture
import Testing

@Reducer
struct WordSearch {
  @ObservableState
  struct State: Equatable {
    var query = ""
    var words: [String] = []
    var hasFailed = false
  }

  enum Action {
    case queryChanged(String)
    case response(Result<[String], any Error>)
    case stopButtonTapped
  }

  enum CancelID { case search }

  @Dependency(\.continuousClock) var clock
  @Dependency(WordList.self) var wordList

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .queryChanged(let query):
        state.query = query
        return .run { send in
          await send(.response(Result { try await wordList.words(query) }))
        }
        .debounce(id: CancelID.search, for: .milliseconds(300), clock: clock)

      case .response(.success(let words)):
        state.words = words
        return .none

      case .response(.failure):
        state.hasFailed = true
        return .none

      case .stopButtonTapped:
        return .cancel(id: CancelID.search)
      }
    }
  }
}

extension WordSearch {
  @DependencyClient
  struct WordList: TestDependencyKey {
    var words: @Sendable (_ beginning: String) async throws -> [String]

    static let testValue = WordList()
  }
}

@MainActor
@Test func `A search waits for the end of the typing`() async {
  let clock = TestClock()
  let store = TestStore(initialState: WordSearch.State()) {
    WordSearch()
  } withDependencies: {
    $0.continuousClock = clock
    $0[WordSearch.WordList.self].words = { _ in ["apple", "apricot"] }
  }

  await store.send(.queryChanged("a")) { $0.query = "a" }
  await clock.advance(by: .milliseconds(200))
  await store.send(.queryChanged("ap")) { $0.query = "ap" }
  await clock.advance(by: .milliseconds(300))
  await store.receive(\.response.success) { $0.words = ["apple", "apricot"] }
}

@MainActor
@Test func `A search that is stopped does not answer`() async {
  let store = TestStore(initialState: WordSearch.State()) {
    WordSearch()
  } withDependencies: {
    $0.continuousClock = TestClock()
  }

  await store.send(.queryChanged("a")) { $0.query = "a" }
  await store.send(.stopButtonTapped)
}

@Reducer
struct Countdown {
  @ObservableState
  struct State: Equatable {
    var seconds = 3
  }

  enum Action {
    case task
    case ticked
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .task:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
      case .ticked:
        state.seconds -= 1
        return .none
      }
    }
  }
}

@MainActor
@Test func `A task ends with the view that waits for it`() async {
  let clock = TestClock()
  let store = TestStore(initialState: Countdown.State()) {
    Countdown()
  } withDependencies: {
    $0.continuousClock = clock
  }

  let task = await store.send(.task)
  await clock.advance(by: .seconds(1))
  await store.receive(\.ticked) { $0.seconds = 2 }
  await task.cancel()
}
