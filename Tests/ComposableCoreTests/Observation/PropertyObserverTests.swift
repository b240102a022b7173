import ComposableCore
import Testing

/// `willSet` and `didSet` of properties of observable state: they run once for each change.
@Suite @MainActor struct PropertyObserverTests {
  @Test("A change by hand runs the observers once")
  func byHand() {
    var state = Meter.State()
    state.level = 1
    #expect(state.calls == ["willSet 1", "didSet 0"])
    state.level += 1
    #expect(state.calls.suffix(2) == ["willSet 2", "didSet 1"])
    func double(_ number: inout Int) { number *= 2 }
    double(&state.level)
    #expect(state.calls.suffix(2) == ["willSet 4", "didSet 2"])
    state.needle.angle += 1
    state.needle = Needle.State(angle: 5)
    state.marks.append(3)
    #expect(state.calls.suffix(3) == ["needle 0 1", "needle 1 5", "marks 0 1"])
    #expect(state.calls.count == 9)
  }

  @Test("A change by an action runs the observers once")
  func byAction() {
    let store = Store(initialState: Meter.State()) { Meter() }
    store.send(.binding(.set(\.level, 3)))
    #expect(store.calls == ["willSet 3", "didSet 0"])
    store.send(.raise)
    #expect(store.calls.suffix(2) == ["willSet 4", "didSet 3"])
    store.send(.needle(.turn))
    #expect(store.calls.suffix(1) == ["needle 0 1"])
    #expect(store.calls.count == 5)
    #expect(store.needle.angle == 1)
  }

  @Test("Who reads a property with observers is told of its changes")
  func observation() {
    let store = Store(initialState: Meter.State()) { Meter() }
    let inPlace = ChangeCounter { _ = store.level }
    store.send(.raise)
    #expect(inPlace.count == 1)
    let set = ChangeCounter { _ = store.level }
    store.send(.binding(.set(\.level, 7)))
    #expect(set.count == 1)
  }
}

@Reducer
private struct Meter {
  @ObservableState
  struct State: Equatable {
    var level = 0 {
      willSet { calls.append("willSet \(newValue)") }
      didSet { calls.append("didSet \(oldValue)") }
    }
    var needle = Needle.State() {
      didSet { calls.append("needle \(oldValue.angle) \(needle.angle)") }
    }
    var marks: [Int] = [] {
      didSet { calls.append("marks \(oldValue.count) \(marks.count)") }
    }
    @ObservationStateIgnored var calls: [String] = []
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case needle(Needle.Action)
    case raise
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(\.needle, action: \.needle) { Needle() }
    Reduce { state, action in
      if case .raise = action { state.level += 1 }
      return .none
    }
  }
}

@Reducer
private struct Needle {
  @ObservableState
  struct State: Equatable {
    var angle = 0
  }

  enum Action {
    case turn
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.angle += 1
      return .none
    }
  }
}
