import Testing

@testable import ComposableCore

@MainActor
@Suite struct `onChange` {
  struct State: Equatable {
    var count = 0
    var log: [String] = []
  }
  enum Action { case increment, reset, noop, logged }

  static var counting: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .increment: state.count += 1
      case .reset: state.count = 0
      case .noop: break
      case .logged: state.log.append("logged")
      }
      return .none
    }
  }

  @Test func `It runs on change only, with the old value and the state as it is now`() {
    let store = Store(initialState: State()) {
      Self.counting.onChange(of: \.count) { old, state in
        state.log.append("\(old) to \(state.count)")
        return .none
      }
    }
    store.send(.increment)
    store.send(.noop)
    store.send(.reset)
    #expect(store.withState(\.log) == ["0 to 1", "1 to 0"])
  }

  @Test func `Its changes belong to the same action, and its effect is merged`() async {
    let store = TestStore(initialState: State()) {
      Self.counting.onChange(of: \.count) { _, state in
        state.log.append("changed")
        return .send(.logged)
      }
    }
    await store.send(.increment) {
      $0.count = 1
      $0.log = ["changed"]
    }
    await store.receive(.logged) { $0.log = ["changed", "logged"] }
  }

  @Test func `It sees changes of shared state`() {
    struct Total: Equatable {
      @Shared(value: 0) var total: Int
      var log: [String] = []
    }
    let store = Store(initialState: Total()) {
      Reduce<Total, Int> { state, action in
        state.$total.withLock { $0 = action }
        return .none
      }
      .onChange(of: \.total) { old, state in
        state.log.append("\(old) to \(state.total)")
        return .none
      }
    }
    store.send(5)
    store.send(5)
    store.send(7)
    #expect(store.withState(\.log) == ["0 to 5", "5 to 7"])
  }

  @Test func `What it changes does not make it run again`() {
    let store = Store(initialState: State()) {
      Self.counting.onChange(of: \.count) { _, state in
        state.count += 10
        return .none
      }
    }
    store.send(.increment)
    #expect(store.withState(\.count) == 11)
  }

  @Test func `Changes of reducers around it are not seen`() {
    let store = Store(initialState: State()) {
      Self.counting
      EmptyReducer().onChange(of: \.count) { _, state in
        state.log.append("seen")
        return .none
      }
    }
    store.send(.increment)
    #expect(store.withState(\.log) == [])
  }

  @Test func `A reducer runs on the action that changed the value`() {
    let store = Store(initialState: State()) {
      Self.counting.onChange(of: \.count) { old, new in
        Reduce { state, action in
          state.log.append("\(action): \(old) to \(new)")
          return .none
        }
      }
    }
    store.send(.increment)
    store.send(.reset)
    #expect(store.withState(\.log) == ["increment: 0 to 1", "reset: 1 to 0"])
  }
}
