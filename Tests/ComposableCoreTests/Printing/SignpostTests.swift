import ConcurrencyExtras
import Testing

@testable import ComposableCore

@MainActor
@Suite struct `Signposts` {
  @Reducer
  struct Loader {
    struct State: Equatable { var count = 0 }
    enum Action { case load, loaded, hang, cancel }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .load: return .run { send in await send(.loaded) }
        case .loaded:
          state.count += 1
          return .none
        case .hang:
          return .run { send in
            await send(.loaded)
            try await Task.never()
          }
          .cancellable(id: "hang")
        case .cancel: return .cancel(id: "hang")
        }
      }
    }
  }

  private let lines = LockIsolated<[String]>([])

  /// The lines without times.
  private var events: [String] {
    lines.value.map { line in
      line.replacing(#/ (in|after) .*/#, with: "")
    }
  }

  private func store() -> StoreOf<Loader> {
    Store(initialState: Loader.State()) { [lines] in
      _SignpostReducer(
        base: Loader(), prefix: "app",
        log: SignpostLog { line in lines.withValue { $0.append(line) } })
    }
  }

  @Test func `They tell of each action, and of the begin, sends and end of its effect`() async {
    let store = store()
    await store.send(.load).finish()
    #expect(
      events == [
        "[app] Signposts.Loader.Action.load: reduced",
        "[app] Signposts.Loader.Action.load: effect began",
        "[app] Signposts.Loader.Action.load: sent Signposts.Loader.Action.loaded",
        "[app] Signposts.Loader.Action.loaded: reduced",
        "[app] Signposts.Loader.Action.load: effect ended",
      ])
  }

  @Test func `They tell of an effect that is cancelled`() async {
    let store = store()
    let task = store.send(.hang)
    while store.withState(\.count) == 0 { await Task.yield() }
    store.send(.cancel)
    await task.finish()
    #expect(events.contains("[app] Signposts.Loader.Action.hang: effect was cancelled"))
  }

  @Test func `Without the environment variable nothing is added`() {
    let signpost = Loader().signpost("app")
    #expect(signpost.log == nil)
  }
}
