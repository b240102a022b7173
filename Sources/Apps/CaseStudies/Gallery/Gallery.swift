import ComposableArchitecture

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
  }

  enum Action {
    case counter(Counter.Action)
    case coffeeOrder(CoffeeOrder.Action)
    case draft(Draft.Action)
    case groceries(Groceries.Action)
    case logIn(LogIn.Action)
    case longList(LongList.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.counter, action: \.counter) { Counter() }
    Scope(state: \.coffeeOrder, action: \.coffeeOrder) { CoffeeOrder() }
    Scope(state: \.draft, action: \.draft) { Draft() }
    Scope(state: \.groceries, action: \.groceries) { Groceries() }
    Scope(state: \.logIn, action: \.logIn) { LogIn() }
    Scope(state: \.longList, action: \.longList) { LongList() }
  }
}
