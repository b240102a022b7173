import CBenchmarks
import ComposableArchitecture

/// Many cancellable effects started and cancelled.
@MainActor
struct CancellableEffects {
  func report() async {
    for count in [1000, 10_000] {
      let store = Store(initialState: Waiting.State()) { Waiting() }
      // What is made once is there after this.
      await startAndCancel(count, in: store)
      let bytes = allocated_bytes()
      let cost = await Measurement(of: { await startAndCancel(count, in: store) }, calls: 5)
      let left = Int(allocated_bytes()) - Int(bytes)
      print(
        """
        \(count) cancellable effects started and cancelled: \
        \(Int(cost.nanoseconds) / count) ns an effect, \(max(0, left)) bytes left
        """
      )
    }
  }

  private func startAndCancel(_ count: Int, in store: StoreOf<Waiting>) async {
    let tasks = (0..<count).map { store.send(.start($0)) }
    for id in 0..<count { store.send(.cancel(id)) }
    for task in tasks { await task.finish() }
  }
}

@Reducer
struct Waiting {
  @ObservableState
  struct State {
    var count = 0
  }

  enum Action {
    case start(Int)
    case cancel(Int)
    case increment
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start(let id):
        return .run { _ in try await Task.never() }.cancellable(id: id)
      case .cancel(let id):
        return .cancel(id: id)
      case .increment:
        state.count += 1
        return .none
      }
    }
  }
}
