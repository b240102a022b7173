import ComposableArchitecture

/// A list whose rows are features: `forEach` runs the row that an action is for.
@Reducer
struct Todos {
  @ObservableState
  struct State: Equatable {
    var filter = Filter.all
    var todos: IdentifiedArrayOf<Todo.State> = []

    /// The rows that the filter lets through.
    var shown: IdentifiedArrayOf<Todo.State> {
      switch filter {
      case .all: todos
      case .open: todos.filter { !$0.isDone }
      case .done: todos.filter(\.isDone)
      }
    }
  }

  enum Filter: String, CaseIterable {
    case all = "All"
    case open = "Open"
    case done = "Done"
  }

  enum Action: BindableAction {
    case addButtonTapped
    case binding(BindingAction<State>)
    case clearButtonTapped
    case todos(IdentifiedActionOf<Todo>)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.todos.insert(Todo.State(id: uuid()), at: 0)
        return .none
      case .binding, .todos:
        return .none
      case .clearButtonTapped:
        state.todos.removeAll(where: \.isDone)
        return .none
      }
    }
    .forEach(\.todos, action: \.todos) {
      Todo()
    }
  }
}
