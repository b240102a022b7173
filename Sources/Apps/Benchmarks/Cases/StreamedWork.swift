import CBenchmarks
import ComposableArchitecture

/// A stream that sends many actions, each of which starts short work.
@MainActor
struct StreamedWork {
  func report() async {
    let count = 100_000
    let store = Store(initialState: Mill.State()) { Mill() }
    // What is made once is there after this.
    await pour(1000, into: store).cancel()
    let bytes = allocated_bytes()
    let start = ContinuousClock.now
    let stream = await pour(count, into: store)
    let time = start.duration(to: .now) / count
    let left = Int(allocated_bytes()) - Int(bytes)
    print(
      """
      \(count) actions of a stream, each starting short work: \
      \(time.components.attoseconds / 1_000_000_000) ns an action, \
      \(max(0, left)) bytes held while the stream goes on
      """
    )
    stream.cancel()
  }

  /// Has a stream send, and waits until all work is done. The stream goes on.
  private func pour(_ count: Int, into store: StoreOf<Mill>) async -> StoreTask {
    let goal = store.ground + count
    let stream = store.send(.pour(count))
    while store.ground < goal { await Task.yield() }
    // The last work ends after it has sent.
    for _ in 0..<100 { await Task.yield() }
    return stream
  }
}

@Reducer
struct Mill {
  @ObservableState
  struct State {
    var ground = 0
  }

  enum Action {
    case pour(Int)
    case grain
    case ground
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .pour(let count):
        return .run { send in
          for _ in 0..<count { await send(.grain) }
          try await Task.never()
        }
      case .grain: return .run { send in await send(.ground) }
      case .ground:
        state.ground += 1
        return .none
      }
    }
  }
}
