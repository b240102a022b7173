import Testing

@testable import ComposableCore

@Reducer
private struct Page {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case increment
    case hang
    case answered
    case close
    case push
    case isPresented
  }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.isPresented) var isPresented

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment, .answered:
        state.count += 1
        return .none
      case .hang:
        return .run { send in
          try? await Task.never()
          await send(.answered)
        }
        .cancellable(id: "hang")
      case .close: return .run { _ in await dismiss() }
      case .push: return .none
      case .isPresented:
        state.count = isPresented ? 1 : 0
        return .none
      }
    }
  }
}

@Reducer
private struct Book {
  @ObservableState
  struct State: Equatable {
    var path = StackState<Page.State>()
    var log: [String] = []
  }

  enum Action {
    case path(StackActionOf<Page>)
    case push(count: Int)
    case popToRoot
    case removeFirst
    case reset
    case cancelHanging
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .path(.element(let id, .increment)):
        state.log.append("increment \(state.path[id: id]?.count ?? -1)")
      case .path(.element(_, .push)):
        state.path.append(Page.State())
      case .path(.push(let id, _)):
        state.log.append("push \(state.path[id: id] == nil ? "absent" : "present")")
      case .path(.popFrom(let id)):
        state.log.append("pop \(state.path[id: id] == nil ? "absent" : "present")")
      case .path: break
      case .push(let count): state.path.append(Page.State(count: count))
      case .popToRoot: state.path.removeAll()
      case .removeFirst: state.path.removeFirst()
      case .reset: state.path = StackState()
      case .cancelHanging: return .cancel(id: "hang")
      }
      return .none
    }
    .forEach(\.path, action: \.path) { Page() }
  }
}

@MainActor
@Suite struct `A navigation stack` {
  private func store(_ pages: Int) -> StoreOf<Book> {
    Store(
      initialState: Book.State(
        path: StackState((0..<pages).map { _ in Page.State() }))
    ) { Book() }
  }

  @Test func `An element runs before its parent`() {
    let store = store(2)
    store.send(.path(.element(id: 1, action: .increment)))
    #expect(store.log == ["increment 1"])
    #expect(store.path.map(\.count) == [0, 1])
  }

  @Test func `The parent sees a pushed element, and a popped one a last time`() {
    let store = store(1)
    store.send(.path(.push(id: 1, state: Page.State(count: 5))))
    store.send(.path(.popFrom(id: 1)))
    #expect(store.log == ["push present", "pop present"])
    #expect(store.path.ids.map { $0 } == [0])
  }

  @Test func `Popping an element pops those above it`() {
    let store = store(3)
    store.send(.path(.popFrom(id: 1)))
    #expect(store.path.ids.map { $0 } == [0])
  }

  @Test(arguments: [0, 1, 2])
  func `An element dismisses itself and those above it`(index: Int) async {
    let store = store(3)
    let id = store.path.ids[index]
    await store.send(.path(.element(id: id, action: .close))).finish()
    #expect(store.path.count == index)
    #expect(store.core.root.effects.isEmpty)
  }

  @Test func `An element is presented`() {
    let store = store(1)
    store.send(.path(.element(id: 0, action: .isPresented)))
    #expect(store.path[id: 0]?.count == 1)
  }

  @Test(arguments: [
    Book.Action.popToRoot, .removeFirst, .reset, .path(.popFrom(id: 0)),
  ])
  fileprivate func `What an element has started ends when it goes`(action: Book.Action) async {
    let store = store(0)
    store.send(.path(.push(id: 0, state: Page.State())))
    let task = store.send(.path(.element(id: 0, action: .hang)))
    store.send(action)
    await task.finish()
    #expect(store.core.root.effects.isEmpty)
  }

  @Test func `Elements that stay keep their effects, and their answers reach them`() async {
    let store = store(3)
    let first = store.send(.path(.element(id: 0, action: .hang)))
    _ = store.send(.path(.element(id: 1, action: .hang)))
    store.send(.removeFirst)
    await first.finish()
    #expect(!store.core.root.effects.isEmpty)
    store.send(.path(.element(id: 1, action: .increment)))
    #expect(store.path[id: 1]?.count == 1)
  }

  @Test func `Equal cancel ids of elements do not collide, and the parent cancels them all`() async
  {
    let store = store(2)
    let tasks = [0, 1].map { store.send(.path(.element(id: $0, action: .hang))) }
    store.send(.cancelHanging)
    for task in tasks { task.cancel() }
    for task in tasks { await task.finish() }
    #expect(store.path.map(\.count) == [0, 0])
  }

  @Test func `A send that pushes an element lives as long as it`() async {
    let store = store(0)
    let task = store.send(.push(count: 0))
    #expect(!task.isCancelled)
    store.send(.popToRoot)
    await task.finish()
    #expect(store.core.root.effects.isEmpty)
  }

  /// Runs an operation that must report one issue where the operator is, and returns the message.
  private func report(_ operation: () -> Void) -> String {
    let messages = LockIsolated<[String]>([])
    withKnownIssue {
      operation()
    } matching: { issue in
      #expect(issue.sourceLocation?.fileName == "StackTests.swift")
      messages.withValue { $0.append("\(issue.comments)") }
      return true
    }
    #expect(messages.value.count == 1)
    return messages.value.first ?? ""
  }

  @Test func `Actions for elements that are not there are reported, and the parent runs`() {
    let store = store(1)
    let missing = report { store.send(.path(.element(id: 9, action: .increment))) }
    #expect(missing.contains("Page.Action.increment"))
    #expect(missing.contains("#9"))
    #expect(missing.contains("#0"))
    let pop = report { store.send(.path(.popFrom(id: 9))) }
    #expect(pop.contains("#9"))
    #expect(pop.contains("#0"))
    #expect(store.log == ["increment -1", "pop absent"])
  }

  @Test func `Pushing an id twice, or one whose turn has not come, is reported`() {
    let store = store(1)
    let twice = report { store.send(.path(.push(id: 0, state: Page.State()))) }
    #expect(twice.contains("#0"))
    #expect(store.path.count == 1)

    let early = report { store.send(.path(.push(id: 5, state: Page.State()))) }
    #expect(early.contains("#5"))
    #expect(early.contains("#1"))
    #expect(store.path.ids.map { $0 } == [0, 5])

    store.send(.path(.push(id: 1, state: Page.State())))
    store.send(.push(count: 0))
    #expect(store.path.ids.map { $0 } == [0, 5, 1, 2])
  }

  @Test func `The stack is another value when elements come and go, not when they change`() {
    let store = store(1)
    let changes = ChangeCounter { _ = store.path }
    store.send(.path(.element(id: 0, action: .increment)))
    #expect(changes.count == 0)
    store.send(.push(count: 1))
    #expect(changes.count == 1)
  }

  @Test func `A field of an element tells its readers`() {
    let store = store(2)
    let changes = ChangeCounter { _ = store.path[id: 0]?.count }
    store.send(.path(.element(id: 1, action: .increment)))
    #expect(changes.count == 0)
    store.send(.path(.element(id: 0, action: .increment)))
    #expect(changes.count == 1)
  }

  @Test func `A test store gives the closures of a test the ids that the feature gave`() async {
    let store = TestStore(initialState: Book.State()) { Book() }
    await store.send(.push(count: 1)) { $0.path.append(Page.State(count: 1)) }
    await store.send(\.path[id: 0].increment) {
      $0.path[id: 0]?.count = 2
      $0.log = ["increment 2"]
    }
    await store.send(\.path[id: 0].push) {
      $0.path.append(Page.State())
    }
    await store.send(\.path.popFrom, 1) {
      $0.path.pop(from: 1)
      $0.log.append("pop present")
    }
    await store.send(.push(count: 3)) { $0.path[id: 2] = Page.State(count: 3) }
  }

  @Test func `A wrong id in an assertion shows in the difference`() async {
    let store = TestStore(initialState: Book.State()) { Book() }
    let failures = await failures {
      await store.send(.push(count: 1)) { $0.path[id: 1] = Page.State(count: 1) }
    }
    #expect(failures.first?.message.contains("#1: ") == true)
    #expect(failures.first?.message.contains("#0: ") == true)
  }
}
