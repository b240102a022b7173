import ComposableArchitecture

@Reducer
struct Siblings3 {
  @ObservableState
  struct State {
    var child1 = Counter.State()
    var child2 = Counter.State()
    var child3 = Counter.State()
  }

  enum Action {
    case child1(Counter.Action)
    case child2(Counter.Action)
    case child3(Counter.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child1, action: \.child1) { Counter() }
    Scope(state: \.child2, action: \.child2) { Counter() }
    Scope(state: \.child3, action: \.child3) { Counter() }
  }
}

@Reducer
struct Siblings30 {
  @ObservableState
  struct State {
    var child1 = Counter.State()
    var child2 = Counter.State()
    var child3 = Counter.State()
    var child4 = Counter.State()
    var child5 = Counter.State()
    var child6 = Counter.State()
    var child7 = Counter.State()
    var child8 = Counter.State()
    var child9 = Counter.State()
    var child10 = Counter.State()
    var child11 = Counter.State()
    var child12 = Counter.State()
    var child13 = Counter.State()
    var child14 = Counter.State()
    var child15 = Counter.State()
    var child16 = Counter.State()
    var child17 = Counter.State()
    var child18 = Counter.State()
    var child19 = Counter.State()
    var child20 = Counter.State()
    var child21 = Counter.State()
    var child22 = Counter.State()
    var child23 = Counter.State()
    var child24 = Counter.State()
    var child25 = Counter.State()
    var child26 = Counter.State()
    var child27 = Counter.State()
    var child28 = Counter.State()
    var child29 = Counter.State()
    var child30 = Counter.State()
  }

  enum Action {
    case child1(Counter.Action)
    case child2(Counter.Action)
    case child3(Counter.Action)
    case child4(Counter.Action)
    case child5(Counter.Action)
    case child6(Counter.Action)
    case child7(Counter.Action)
    case child8(Counter.Action)
    case child9(Counter.Action)
    case child10(Counter.Action)
    case child11(Counter.Action)
    case child12(Counter.Action)
    case child13(Counter.Action)
    case child14(Counter.Action)
    case child15(Counter.Action)
    case child16(Counter.Action)
    case child17(Counter.Action)
    case child18(Counter.Action)
    case child19(Counter.Action)
    case child20(Counter.Action)
    case child21(Counter.Action)
    case child22(Counter.Action)
    case child23(Counter.Action)
    case child24(Counter.Action)
    case child25(Counter.Action)
    case child26(Counter.Action)
    case child27(Counter.Action)
    case child28(Counter.Action)
    case child29(Counter.Action)
    case child30(Counter.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child1, action: \.child1) { Counter() }
    Scope(state: \.child2, action: \.child2) { Counter() }
    Scope(state: \.child3, action: \.child3) { Counter() }
    Scope(state: \.child4, action: \.child4) { Counter() }
    Scope(state: \.child5, action: \.child5) { Counter() }
    Scope(state: \.child6, action: \.child6) { Counter() }
    Scope(state: \.child7, action: \.child7) { Counter() }
    Scope(state: \.child8, action: \.child8) { Counter() }
    Scope(state: \.child9, action: \.child9) { Counter() }
    Scope(state: \.child10, action: \.child10) { Counter() }
    Scope(state: \.child11, action: \.child11) { Counter() }
    Scope(state: \.child12, action: \.child12) { Counter() }
    Scope(state: \.child13, action: \.child13) { Counter() }
    Scope(state: \.child14, action: \.child14) { Counter() }
    Scope(state: \.child15, action: \.child15) { Counter() }
    Scope(state: \.child16, action: \.child16) { Counter() }
    Scope(state: \.child17, action: \.child17) { Counter() }
    Scope(state: \.child18, action: \.child18) { Counter() }
    Scope(state: \.child19, action: \.child19) { Counter() }
    Scope(state: \.child20, action: \.child20) { Counter() }
    Scope(state: \.child21, action: \.child21) { Counter() }
    Scope(state: \.child22, action: \.child22) { Counter() }
    Scope(state: \.child23, action: \.child23) { Counter() }
    Scope(state: \.child24, action: \.child24) { Counter() }
    Scope(state: \.child25, action: \.child25) { Counter() }
    Scope(state: \.child26, action: \.child26) { Counter() }
    Scope(state: \.child27, action: \.child27) { Counter() }
    Scope(state: \.child28, action: \.child28) { Counter() }
    Scope(state: \.child29, action: \.child29) { Counter() }
    Scope(state: \.child30, action: \.child30) { Counter() }
  }
}
