import ComposableArchitecture

extension Comparison {
  /// An action asserted by a test, with an array in the state; the floor copies the state, changes
  /// both copies and compares them.
  static var testStoreSend: Comparison {
    let store = TestStore(initialState: Numbers.State()) { Numbers() }
    var model = Numbers.State()
    return Comparison("TestStore.send, 1000 integers in the state") {
      await store.send(.increment(500)) { $0.numbers[500] += 1 }
    } floor: {
      var expected = model
      increment(500, in: &model)
      increment(500, in: &expected)
      use(expected == model ? 1 : 0)
    }
  }

  /// Not inlined, like the call of a method in another module.
  @inline(never)
  private static func increment(_ index: Int, in state: inout Numbers.State) {
    state.numbers[index] += 1
  }
}

@Reducer
struct Numbers {
  @ObservableState
  struct State: Equatable {
    var numbers = Array(0..<1000)
  }

  enum Action {
    case increment(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment(let index):
        state.numbers[index] += 1
        return .none
      }
    }
  }
}
