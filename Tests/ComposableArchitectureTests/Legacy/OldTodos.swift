import ComposableArchitecture

/// A feature whose state is not observable, with a child of each kind.
struct OldTodos: Reducer {
  struct State: Equatable {
    var title = "Todos"
    var filter = 0
    var todos: IdentifiedArrayOf<OldTodo.State> = [
      OldTodo.State(id: 1, text: "Milk"), OldTodo.State(id: 2, text: "Bread"),
    ]
    var optional: OldTodo.State?
    var session = OldSession.State.signedOut(OldTodo.State(id: 0, text: "Stranger"))
    @PresentationState var editor: OldTodo.State?
    @PresentationState var destination: OldDestination.State?
    @PresentationState var alert: AlertState<Choice>?
    @PresentationState var dialog: ConfirmationDialogState<Choice>?
    var log: [String] = []
  }

  enum Choice: Equatable { case delete, again }

  @CasePathable
  enum Action {
    case titleChanged(String)
    case filterChanged(Int)
    case append(OldTodo.State)
    case remove(id: Int)
    case todos(IdentifiedActionOf<OldTodo>)
    case optional(OldTodo.Action)
    case setOptional(OldTodo.State?)
    case session(OldSession.Action)
    case editor(PresentationAction<OldTodo.Action>)
    case edit(OldTodo.State)
    case destination(PresentationAction<OldDestination.Action>)
    case present(OldDestination.State?)
    case alert(PresentationAction<Choice>)
    case alertButtonTapped
    case dialog(PresentationAction<Choice>)
    case dialogButtonTapped
  }

  static let alert = AlertState<Choice> {
    TextState("Delete?")
  } actions: {
    ButtonState(action: .delete) { TextState("Delete") }
    ButtonState(action: .again) { TextState("Again") }
    ButtonState(role: .cancel) { TextState("Keep") }
  }

  static let dialog = ConfirmationDialogState<Choice> {
    TextState("More")
  } actions: {
    ButtonState(action: .delete) { TextState("Delete") }
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.session, action: \.session) { OldSession() }
    Reduce { state, action in
      switch action {
      case .titleChanged(let title): state.title = title
      case .filterChanged(let filter): state.filter = filter
      case .append(let todo): state.todos.append(todo)
      case .remove(let id): state.todos.remove(id: id)
      case .setOptional(let optional): state.optional = optional
      case .edit(let todo): state.editor = todo
      case .present(let destination): state.destination = destination
      case .alertButtonTapped: state.alert = Self.alert
      case .dialogButtonTapped: state.dialog = Self.dialog
      case .alert(.presented(.again)):
        state.alert = AlertState { TextState("Again?") }
      case .alert(.presented(.delete)), .dialog(.presented(.delete)): state.log.append("deleted")
      case .alert(.dismiss), .dialog(.dismiss), .destination(.dismiss):
        state.log.append("dismissed")
      case .destination(.presented(.alert)): state.log.append("answered")
      case .todos, .optional, .session, .editor, .alert, .dialog, .destination: break
      }
      return .none
    }
    .forEach(\.todos, action: \.todos) { OldTodo() }
    .ifLet(\.optional, action: \.optional) { OldTodo() }
    .ifLet(\.$editor, action: \.editor) { OldTodo() }
    .ifLet(\.$destination, action: \.destination) { OldDestination() }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$dialog, action: \.dialog)
  }
}

struct OldTodo: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var text: String
    var isDone = false
  }

  @CasePathable
  enum Action { case toggled(Bool) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .toggled(let isDone): state.isDone = isDone
    }
    return .none
  }
}

/// One of two features.
struct OldSession: Reducer {
  @CasePathable
  @dynamicMemberLookup
  enum State: Equatable {
    case signedIn(OldTodo.State)
    case signedOut(OldTodo.State)
  }

  @CasePathable
  enum Action {
    case signedIn(OldTodo.Action)
    case signedOut(OldTodo.Action)
    case signInButtonTapped
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .signInButtonTapped = action { state = .signedIn(OldTodo.State(id: 3, text: "Blob")) }
      return .none
    }
    .ifCaseLet(\.signedIn, action: \.signedIn) { OldTodo() }
    .ifCaseLet(\.signedOut, action: \.signedOut) { OldTodo() }
  }
}

/// What is presented: a feature, or an alert.
struct OldDestination: Reducer {
  @CasePathable
  @dynamicMemberLookup
  enum State: Equatable {
    case todo(OldTodo.State)
    case alert(AlertState<OldTodos.Choice>)
  }

  @CasePathable
  enum Action {
    case todo(OldTodo.Action)
    case alert(OldTodos.Choice)
  }

  var body: some Reducer<State, Action> {
    EmptyReducer()
      .ifCaseLet(\.todo, action: \.todo) { OldTodo() }
  }
}

extension OldDestination.State {
  static let deletion = OldDestination.State.alert(OldTodos.alert)
}
