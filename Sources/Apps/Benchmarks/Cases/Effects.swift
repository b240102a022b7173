import ComposableArchitecture
import Observation

extension Comparison {
  /// An effect of many sends.
  static func merge(of count: Int) -> Comparison {
    let store = Store(initialState: Burst.State()) { Burst() }
    let model = CounterModel()
    precondition(store.count == model.state.count)
    return Comparison("merge of \(count) sends, an action", operations: count) {
      store.send(.burst(count))
    } floor: {
      for _ in 0..<count { model.send(.increment) }
    }
  }

  /// An action whose effect answers with another, awaited.
  static var answer: Comparison {
    let store = Store(initialState: Question.State()) { Question() }
    let model = CounterModel()
    precondition(store.count == model.state.count)
    return Comparison("an effect that answers, awaited") {
      await store.send(.ask).finish()
    } floor: {
      await model.ask()
    }
  }

  /// The same of a feature under five scopes.
  static var answerToLeaf: Comparison {
    let store = Store(initialState: Questions.State()) { Questions() }
    let model = CounterModel()
    precondition(store.child.count == model.state.count)
    return Comparison("an effect of a child that answers, awaited") {
      await store.send(.child(.ask)).finish()
    } floor: {
      await model.ask()
    }
  }
}

@Reducer
struct Burst {
  @ObservableState
  struct State {
    var count = 0
  }

  enum Action {
    case burst(Int)
    case increment
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .burst(let count):
        return .merge((0..<count).map { _ in .send(.increment) })
      case .increment:
        state.count += 1
        return .none
      }
    }
  }
}

@Reducer
struct Question {
  @ObservableState
  struct State {
    var count = 0
  }

  enum Action {
    case ask
    case answer
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .ask:
        return .run { send in await send(.answer) }
      case .answer:
        state.count += 1
        return .none
      }
    }
  }
}

@Reducer
struct Questions {
  @ObservableState
  struct State {
    var child = Question.State()
  }

  enum Action {
    case child(Question.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Question() }
  }
}

extension CounterModel {
  /// A task off the main actor that hops back once.
  fileprivate func ask() async {
    await Task.detached { await self.send(.increment) }.value
  }
}
