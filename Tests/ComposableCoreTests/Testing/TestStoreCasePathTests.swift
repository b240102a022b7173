import ComposableCore
import Testing

/// A feature with everything that actions reach through.
@Reducer
private struct Journey {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Stop.State> = [Stop.State(id: 1), Stop.State(id: 2)]
    @Presents var route: Route.State?
    var path = StackState<Path.State>()
    var title = ""
    var deleted: [Int] = []
  }

  enum Action: ViewAction, BindableAction {
    case binding(BindingAction<State>)
    case path(StackActionOf<Path>)
    case route(PresentationAction<Route.Action>)
    case rows(IdentifiedActionOf<Stop>)
    case view(View)

    @CasePathable
    enum View {
      case planTapped
      case delete(Int)
    }
  }

  @Reducer
  enum Route {
    case edit(Stop)
    case hint(Stop)
  }

  @Reducer
  enum Path {
    case edit(Stop)
    case detail(Stop)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .view(.planTapped):
        state.route = .edit(Stop.State(id: 0))
        state.path.append(.edit(Stop.State(id: 0)))
      case .view(.delete(let row)):
        state.deleted.append(row)
        return .send(.rows(.element(id: row, action: .saveTapped)))
      case .binding, .path, .route, .rows: break
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Stop() }
    .ifLet(\.$route, action: \.route)
    .forEach(\.path, action: \.path)
  }
}

extension Journey.Route.State: Equatable {}
extension Journey.Path.State: Equatable {}

@Reducer
private struct Stop {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var isSaved = false
    var note = ""
  }

  enum Action {
    case noteChanged(String)
    case saveTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .noteChanged(let note): state.note = note
      case .saveTapped: state.isSaved = true
      }
      return .none
    }
  }
}

@MainActor
@Suite struct `An action is sent and received by its case path` {
  private let store = TestStore(initialState: Journey.State()) { Journey() }

  private func plan() async {
    await store.send(\.view.planTapped) {
      $0.route = .edit(Stop.State(id: 0))
      $0.path.append(.edit(Stop.State(id: 0)))
    }
  }

  @Test func `Of a view, with its value`() async {
    await store.send(\.view.delete, 1) { $0.deleted = [1] }
    await store.receive(\.rows[id: 1].saveTapped) { $0.rows[id: 1]?.isSaved = true }
    await store.send(\.view.delete, 2) { $0.deleted = [1, 2] }
    await store.receive(\.rows[id: 2]) { $0.rows[id: 2]?.isSaved = true }
  }

  @Test func `Of a row, by its id`() async {
    await store.send(\.rows[id: 1].saveTapped) { $0.rows[id: 1]?.isSaved = true }
    await store.send(\.rows[id: 2].noteChanged, "Lisbon") { $0.rows[id: 2]?.note = "Lisbon" }
    await store.send(\.rows[id: 2], .saveTapped) { $0.rows[id: 2]?.isSaved = true }
  }

  @Test func `Of what is presented, and its dismissal`() async {
    await plan()
    await store.send(\.route.edit.saveTapped) { $0.route?.modify(\.edit) { $0.isSaved = true } }
    await store.send(\.route.edit.noteChanged, "Ely") {
      $0.route?.modify(\.edit) { $0.note = "Ely" }
    }
    await store.send(\.route.dismiss) { $0.route = nil }
  }

  @Test func `Of an element of a stack, and its coming and going`() async {
    await plan()
    await store.send(\.path[id: 0].edit.saveTapped) {
      $0.path[id: 0]?.modify(\.edit) { $0.isSaved = true }
    }
    await store.send(\.path[id: 0].edit.noteChanged, "Ely") {
      $0.path[id: 0, case: \.edit]?.note = "Ely"
    }
    await store.send(\.path.push, (id: 1, state: .detail(Stop.State(id: 5)))) {
      $0.path[id: 1] = .detail(Stop.State(id: 5))
    }
    await store.send(\.path.popFrom, 0) { $0.path = StackState() }
  }

  @Test func `Of a field that is bound`() async {
    await store.send(\.binding.title, "Portugal") { $0.title = "Portugal" }
  }

  @Test func `Elements left on a stack are no running effects`() async {
    await plan()
    await store.finish()
  }

  @Test func `Ids drawn in closures do not count`() async {
    await store.send(\.view.planTapped) {
      $0.route = .edit(Stop.State(id: 0))
      var drawn = StackState<Int>()
      drawn.append(1)
      $0.path.append(.edit(Stop.State(id: 0)))
      #expect($0.path.ids.map { $0 } == [1])
      $0.path = StackState()
      $0.path[id: 0] = .edit(Stop.State(id: 0))
    }
    await store.send(\.view.planTapped) {
      $0.path[id: 1] = .edit(Stop.State(id: 0))
    }
  }
}
