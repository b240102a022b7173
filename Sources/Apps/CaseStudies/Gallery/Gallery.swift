import ComposableArchitecture
import Foundation

/// The whole app as one feature: each case study is a part of its state, and a scope in its body.
@Reducer
struct Gallery {
  @ObservableState
  struct State: Equatable {
    var counter = Counter.State()
    var coffeeOrder = CoffeeOrder.State()
    var draft = Draft.State()
    var groceries = Groceries.State()
    var logIn = LogIn.State()
    var longList = LongList.State()
    var todos = Todos.State()
    var contacts = Contacts.State()
    var outline = Outline.State(id: UUID(0), name: "Outline")
    @Presents var flow: Flow.State?
  }

  /// What has a navigation stack of its own, and covers the gallery's.
  @Reducer
  enum Flow {
    case library(Library)
    case signUp(SignUp)
  }

  enum Action {
    case counter(Counter.Action)
    case coffeeOrder(CoffeeOrder.Action)
    case draft(Draft.Action)
    case groceries(Groceries.Action)
    case logIn(LogIn.Action)
    case longList(LongList.Action)
    case todos(Todos.Action)
    case contacts(Contacts.Action)
    case outline(Outline.Action)
    case flow(PresentationAction<Flow.Action>)
    case libraryButtonTapped
    case signUpButtonTapped
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.counter, action: \.counter) { Counter() }
    Scope(state: \.coffeeOrder, action: \.coffeeOrder) { CoffeeOrder() }
    Scope(state: \.draft, action: \.draft) { Draft() }
    Scope(state: \.groceries, action: \.groceries) { Groceries() }
    Scope(state: \.logIn, action: \.logIn) { LogIn() }
    Scope(state: \.longList, action: \.longList) { LongList() }
    Scope(state: \.todos, action: \.todos) { Todos() }
    Scope(state: \.contacts, action: \.contacts) { Contacts() }
    Scope(state: \.outline, action: \.outline) { Outline() }
    Reduce { state, action in
      switch action {
      case .libraryButtonTapped:
        state.flow = .library(Library.State())
        return .none
      case .signUpButtonTapped:
        state.flow = .signUp(SignUp.State())
        return .none
      default:
        return .none
      }
    }
    .ifLet(\.$flow, action: \.flow)
  }
}

extension Gallery.Flow.State: Equatable {}
