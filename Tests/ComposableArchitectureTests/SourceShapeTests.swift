import ComposableArchitecture
import Testing

// Source that apps have, with the one import that they have. It must compile.

@Reducer enum Two {
  case left(Blank)
  case right(Blank)
}

/// What the macro would add is written already.
@Reducer
struct Stated: Reducer {
  @ObservableState @dynamicMemberLookup
  struct State: Equatable {
    var words = ["a"]
    subscript<Value>(dynamicMember keyPath: KeyPath<[String], Value>) -> Value {
      words[keyPath: keyPath]
    }
  }

  @CasePathable @dynamicMemberLookup
  enum Action { case say(String) }

  @ReducerBuilder<State, Action>
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if let word = action.say { state.words.append(word) }
      return .none
    }
  }
}

@Reducer
struct Item {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var title = ""
    @Shared(.inMemory("one import")) var total = 0
  }

  enum Action: Equatable {
    case delegate(Delegate)
    case titled(String)
    case closeTapped

    @CasePathable
    enum Delegate: Equatable { case deleted(id: Int) }
  }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.isPresented) var isPresented
  @Dependency(\.uuid) var uuid
  @Dependency(\.date.now) var now
  @Dependency(\.continuousClock) var clock
  @Dependency(\.mainQueue) var mainQueue
  @Dependency(ItemClient.self) var client

  enum CancelID { case load }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .delegate:
        return .none
      case .titled(let title):
        state.title = title
        state.$total.withLock { $0 += 1 }
        return .merge(
          .cancel(id: CancelID.load),
          .run { [id = state.id] send in
            try await clock.sleep(for: .seconds(1))
            await send(.delegate(.deleted(id: client.load(id))), animation: .default)
          } catch: { error, _ in
            reportIssue(error)
          }
          .cancellable(id: CancelID.load, cancelInFlight: true))
      case .closeTapped:
        return .concatenate(.send(.titled("closed")), .run { _ in await dismiss() })
      }
    }
  }
}

@DependencyClient
struct ItemClient: Sendable {
  var load: @Sendable (_ id: Int) -> Int = { $0 }
}

extension ItemClient: TestDependencyKey {
  static let testValue = ItemClient()
}

extension DependencyValues {
  var itemClient: ItemClient {
    get { self[ItemClient.self] }
    set { self[ItemClient.self] = newValue }
  }
}

@Reducer
struct Catalogue {
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case dialog(ConfirmationDialogState<Alert>)
    case edit(Item)
    @ReducerCaseIgnored case help(page: Int)

    @CasePathable
    enum Alert { case confirmed }
  }

  @Reducer
  enum Path {
    case item(Item)
    case two(Two.Body = Two.body)
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var items: IdentifiedArrayOf<Item.State> = []
    var path = StackState<Path.State>()
    @ObservationStateIgnored var draft = ""
    @SharedReader(.inMemory("one import")) var total = 0
  }

  enum Action: BindableAction, ViewAction {
    case binding(BindingAction<State>)
    case destination(PresentationAction<Destination.Action>)
    case items(IdentifiedActionOf<Item>)
    case path(StackActionOf<Path>)
    case view(View)

    @CasePathable
    enum View { case addTapped, editTapped, deleteTapped(id: Int), popTapped }
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .view(.addTapped):
        state.items.append(Item.State(id: state.items.count))
        state.path.append(.item(Item.State(id: 1)))
        return .none
      case .view(.editTapped):
        state.destination = .edit(Item.State(id: 0))
        return .none
      case .view(.deleteTapped(let id)):
        state.destination = .alert(
          AlertState {
            TextState("Delete?")
          } actions: {
            ButtonState(role: .destructive, action: .confirmed) { TextState("Delete \(id)") }
            ButtonState(role: .cancel) { TextState("Keep") }
          } message: {
            TextState("It cannot be undone.")
          })
        return .none
      case .view(.popTapped):
        guard let last = state.path.ids.last else { return .none }
        state.path[id: last, case: \.item]?.title = "popped"
        state.path.pop(from: last)
        for (id, element) in zip(state.path.ids, state.path) where element.is(\.two) {
          state.path.pop(to: id)
        }
        return .none
      case .destination(.presented(.edit(.delegate(.deleted(let id))))):
        state.items.remove(id: id)
        return .none
      case .binding, .destination, .items, .path:
        return .none
      }
    }
    .forEach(\.items, action: \.items) { Item() }
    .forEach(\.path, action: \.path)
    .ifLet(\.$destination, action: \.destination)
    .onChange(of: \.items.count) { _, state in
      state.draft = "changed"
      return .none
    }
  }
}

extension Catalogue.Destination.State: Equatable {}
extension Catalogue.Path.State: Equatable {}
extension Two.State: Equatable {}

@MainActor
@Suite("One import is enough for the sources of an app")
struct SourceShapeTests {
  @Test("What the macro adds may be written by hand")
  func restated() {
    let store = Store(initialState: Stated.State()) { Stated() }
    store.send(.say("b"))
    #expect(store.state.count == 2)
  }

  @Test("Every kind of composition, presentation and navigation")
  func composition() async {
    let clock = TestClock()
    let store = TestStore(initialState: Catalogue.State()) {
      Catalogue()
    } withDependencies: {
      $0.continuousClock = clock
      $0.itemClient.load = { $0 }
    }
    await store.send(\.view.addTapped) {
      $0.items = [Item.State(id: 0)]
      $0.path[id: 0] = .item(Item.State(id: 1))
      $0.draft = "changed"
    }
    await store.send(\.view.popTapped) { $0.path = StackState() }
    await store.send(\.view.editTapped) { $0.destination = .edit(Item.State(id: 0)) }
    await store.send(\.destination.edit.titled, "new") {
      $0.destination.modify(\.edit) {
        $0.title = "new"
        $0.$total.withLock { $0 = 1 }
      }
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.destination.edit.delegate.deleted) {
      $0.items = []
    }
    await store.send(\.destination.edit.closeTapped)
    await store.receive(\.destination.edit.titled) {
      $0.destination.modify(\.edit) {
        $0.title = "closed"
        $0.$total.withLock { $0 = 2 }
      }
    }
    await store.receive(\.destination.dismiss) { $0.destination = nil }
    await store.send(\.view.deleteTapped, 0) {
      $0.destination = .alert(
        AlertState {
          TextState("Delete?")
        } actions: {
          ButtonState(role: .destructive, action: .confirmed) { TextState("Delete 0") }
          ButtonState(role: .cancel) { TextState("Keep") }
        } message: {
          TextState("It cannot be undone.")
        })
    }
    await store.send(\.destination.alert.confirmed) { $0.destination = nil }
    await store.send(\.binding.draft, "typed") { $0.draft = "typed" }
  }

  @Test("Stores are scoped, and switched over")
  func stores() {
    let store = Store(initialState: Catalogue.State(items: [Item.State(id: 0)])) { Catalogue() }
    @Bindable var bindable = store
    store.send(.view(.editTapped))
    let edit: Binding<StoreOf<Item>?> = $bindable.scope(
      state: \.destination?.edit, action: \.destination.edit)
    #expect(edit.wrappedValue?.id != nil)
    let chained: Binding<StoreOf<Item>?> = $bindable.scope(\.$destination, action: \.destination)
      .edit
    #expect(chained.wrappedValue != nil)
    for row in store.scope(\.items, action: \.items) { #expect(row.title == "") }
    store.send(.view(.addTapped))
    let path = $bindable.scope(state: \.path, action: \.path).wrappedValue
    let top = path.scope(\.[id: path.ids[0]], action: \.[id: path.ids[0]])
    switch top?.case {
    case .item(let store): #expect(store.title == "")
    case .two, nil: Issue.record("The top of the stack is another one.")
    }
    edit.wrappedValue = nil
    #expect(store.destination == nil)
    $bindable.draft.wrappedValue = "typed"
    #expect(store.draft == "typed")
  }

  @Test("The names of the libraries below are there")
  func reexports() async throws {
    let isolated = LockIsolated(1)
    isolated.withValue { $0 += 1 }
    #expect(isolated.value == 2)
    #expect(UncheckedSendable(2).value == 2)
    expectNoDifference(2, 2)
    #expect(diff(1, 2) != nil)
    #expect(isTesting)
    var text = ""
    customDump(1, to: &text)
    #expect(text == "1")
    withExpectedIssue { reportIssue("expected") }
    #expect(AnyCasePath(\Item.Action.Cases.titled).extract(from: .titled("a")) == "a")
    let clocks: [any Clock<Duration>] = [TestClock(), ImmediateClock(), UnimplementedClock()]
    #expect(clocks.count == 3)
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    continuation.yield(1)
    for await number in stream.prefix(1) { #expect(number == 1) }
    await Task.megaYield(count: 1)
    withMainSerialExecutor { #expect(uncheckedUseMainSerialExecutor) }
    withPerceptionTracking {
      #expect(Item.State(id: 1).title == "")
    } onChange: {
    }
    let id = withDependencies {
      $0.uuid = .incrementing
    } operation: {
      @Dependency(\.uuid) var uuid
      return uuid()
    }
    #expect("\(id)".hasSuffix("0"))
    UIScheduler.shared.schedule { isolated.setValue(6) }
    #expect(isolated.value == 6)
    let token = observe { isolated.setValue(7) }
    token.cancel()
    #expect(isolated.value == 7)
    await withTaskCancellation(id: 1) { isolated.setValue(8) }
    Task.cancel(id: 1)
    #expect(isolated.value == 8)
  }

}

@ViewAction(for: Catalogue.self)
@MainActor struct CatalogueScreen {
  let store: StoreOf<Catalogue>

  func add() { send(.addTapped) }
}
