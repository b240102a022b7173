import ComposableCore
import Testing

// What must compile: the shapes that apps write.

@Reducer private struct Blank {}
@Reducer private struct IntOnly { let body = EmptyReducer<Int, Never>() }
@Reducer private struct Aliased { typealias State = String }
@Reducer private struct StateOnly { struct State { var n = 1 } }
@Reducer private struct ActionOnly { enum Action { case go } }

@Reducer
private struct Parcel {
  struct State: Identifiable, Equatable {
    var id = 0
    var log: [String] = []
  }

  enum Action { case weigh }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.log.append("weighed")
      return .none
    }
  }
}

@Reducer
private struct Depot {
  enum State: Equatable { case idle(Parcel.State), busy(Parcel.State) }
  enum Action { case idle(Parcel.Action), busy(Parcel.Action) }

  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

@Reducer
private struct Warehouse {
  struct State: Equatable {
    var inbox = Parcel.State()
    var urgent: Parcel.State?
    var depot: Depot.State?
    var shelf: IdentifiedArrayOf<Parcel.State> = [Parcel.State(id: 1)]
    var log: [String] = []
  }

  enum Action {
    case inbox(Parcel.Action)
    case urgent(Parcel.Action)
    case depot(Depot.Action)
    case shelf(IdentifiedActionOf<Parcel>)
  }

  let isAudited: Bool

  var body: some ReducerOf<Self> {
    Scope(\.inbox, action: \.inbox) {
      Parcel()
      if isAudited { Parcel() }
    }
    switch isAudited {
    case true:
      Reduce { state, _ in
        state.log.append("audited")
        return .none
      }
    case false: EmptyReducer()
    }
    for number in 0..<2 {
      Reduce<State, Action> { state, _ in
        state.log.append("\(number)")
        return .none
      }
    }
    if #available(macOS 99, *) {
      Reduce { state, _ in
        state.log.append("available")
        return .none
      }
    } else if #available(iOS 99, *) {
      EmptyReducer()
    }
    CombineReducers {
      Reduce { _, _ in .none }
      EmptyReducer<State, Action>() as any ReducerOf<Self>
    }
    .forEach(\.shelf, action: \.shelf) { Parcel() }
    .ifLet(\.depot, action: \.depot) {
      Depot()
      EmptyReducer().ifCaseLet(\.busy, action: \.busy) { Parcel() }
    }
    .ifLet(\.urgent, action: \.urgent) { Parcel() }
  }
}

@MainActor
struct ReducerBuilderTests {
  private func state(
    isAudited: Bool, _ action: Warehouse.Action,
    from state: Warehouse.State = Warehouse.State()
  ) -> Warehouse.State {
    let store = Store(initialState: state) { Warehouse(isAudited: isAudited) }
    store.send(action)
    return store.withState { $0 }
  }

  @Test func statementsRunFromTopToBottom() {
    #expect(
      state(isAudited: true, .inbox(.weigh)).log == ["audited", "0", "1", "available"])
    #expect(state(isAudited: false, .inbox(.weigh)).log == ["0", "1", "available"])
  }

  @Test func anIfWithoutElseMayBeMissing() {
    #expect(state(isAudited: true, .inbox(.weigh)).inbox.log == ["weighed", "weighed"])
    #expect(state(isAudited: false, .inbox(.weigh)).inbox.log == ["weighed"])
  }

  @Test func childrenInOperatorsRun() {
    let row = state(isAudited: false, .shelf(.element(id: 1, action: .weigh)))
    #expect(row.shelf[id: 1]?.log == ["weighed"])
    let busy = state(
      isAudited: false, .depot(.busy(.weigh)),
      from: Warehouse.State(depot: .busy(Parcel.State())))
    #expect(busy.depot == .busy(Parcel.State(log: ["weighed"])))
  }

  @Test func operatorsWorkOverTheWholeDomain() {
    let whole = Store(initialState: Int?.some(1)) {
      Reduce<Int?, Int> { _, _ in .none }
        .ifLet(\.self, action: \.self) {
          Reduce { state, action in
            state += action
            return .none
          }
        }
    }
    whole.send(2)
    #expect(whole.withState { $0 } == 3)

    let scoped = Store(initialState: 1) {
      Scope(\.self, action: \.self) {
        Reduce<Int, Int> { state, action in
          state += action
          return .none
        }
      }
    }
    scoped.send(2)
    #expect(scoped.withState { $0 } == 3)
  }

  @Test func aReducerCanBeRunByHand() {
    var state = Warehouse.State()
    _ = Warehouse(isAudited: false).reduce(into: &state, action: .inbox(.weigh))
    #expect(state.inbox.log == ["weighed"])
    _ = Reduce(Warehouse(isAudited: true)).reduce(into: &state, action: .inbox(.weigh))
    #expect(state.inbox.log.count == 3)
  }

  @Test func aReducerMayImplementReduce() {
    struct Legacy: Reducer {
      func reduce(into state: inout Int, action: Int) -> Effect<Int> {
        state += action
        return action > 0 ? .send(action - 1) : .none
      }
    }
    let store = Store(initialState: 0) { Legacy() }
    store.send(3)
    #expect(store.withState { $0 } == 6)
  }

  @Test func aBodyIsEvaluatedOnceForEachPlace() {
    let evaluations = LockIsolated(0)
    struct Counted: Reducer {
      let evaluations: LockIsolated<Int>
      var body: some Reducer<Int, Int> {
        let _ = evaluations.withValue { $0 += 1 }
        Reduce { state, action in
          state += action
          return .none
        }
      }
    }
    let store = Store(initialState: 0) { Counted(evaluations: evaluations) }
    for _ in 0..<10 { store.send(1) }
    #expect(evaluations.value == 1)
  }
}
