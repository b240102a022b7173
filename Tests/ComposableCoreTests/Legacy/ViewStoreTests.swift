import ComposableCore
import ConcurrencyExtras
import Testing

@MainActor
@Suite("View stores")
struct ViewStoreTests {
  private let store = Store(initialState: OldCounter.State()) { OldCounter() }

  @available(*, deprecated)
  @Test("The state is what the view observes of the store's, after each action")
  func state() {
    let all = ViewStore(store, observe: { $0 })
    let count = ViewStore(store, observe: \.count)
    store.send(.increment)
    #expect(all.state == OldCounter.State(count: 1))
    #expect(all.count == 1)
    #expect(all.name == "Blob")
    #expect(count.state == 1)
  }

  @available(*, deprecated)
  @Test("Who reads the state is told when it changes, and not when it is the same to the view")
  func duplicates() {
    let viewStore = ViewStore(store, observe: \.count)
    let changes = ChangeCounter { _ = viewStore.state }
    store.send(.named("Blob Jr."))
    #expect(changes.count == 0)
    store.send(.increment)
    #expect(changes.count == 1)
  }

  @available(*, deprecated)
  @Test("What is the same to the view is for the view to say")
  func ownDuplicates() {
    let viewStore = ViewStore(store, observe: \.count, removeDuplicates: { $0 / 10 == $1 / 10 })
    let changes = ChangeCounter { _ = viewStore.state }
    for _ in 0..<9 { store.send(.increment) }
    #expect(changes.count == 0)
    #expect(viewStore.state == 0)
    store.send(.increment)
    #expect(changes.count == 1)
    #expect(viewStore.state == 10)
  }

  @available(*, deprecated)
  @Test("The state is worked out once for each outermost send")
  func oncePerSend() {
    var seen: [Int] = []
    let viewStore = ViewStore(
      store,
      observe: { state in
        seen.append(state.count)
        return state.count
      })
    store.send(.incrementTo(5))
    #expect(seen == [0, 5])
    #expect(viewStore.state == 5)
  }

  @available(*, deprecated)
  @Test("To make a view store observes nothing")
  func makingObservesNothing() {
    let observable = Store(initialState: NewParent.State()) { NewParent() }
    let changes = ChangeCounter {
      _ = ViewStore(store, observe: { $0 })
      _ = ViewStore(observable, observe: { $0.count })
    }
    store.send(.increment)
    observable.send(.increment)
    #expect(changes.count == 0)
  }

  @available(*, deprecated)
  @Test("Observable state is followed too, whatever the view sees of it")
  func observableState() {
    let store = Store(initialState: NewParent.State()) { NewParent() }
    let viewStore = ViewStore(store, observe: { $0 })
    let changes = ChangeCounter { _ = viewStore.state }
    store.send(.child(.increment))
    #expect(changes.count == 1)
    #expect(viewStore.child.count == 1)
  }

  @available(*, deprecated)
  @Test("A view has actions of its own")
  func ownActions() {
    let viewStore = ViewStore(
      store, observe: { "\($0.count)" }, send: { (name: String) in .named(name) })
    viewStore.send("Blob Jr.")
    #expect(store.withState(\.name) == "Blob Jr.")
    #expect(viewStore.state == "0")
  }

  @available(*, deprecated)
  @Test("An action is sent within an animation and within a transaction")
  func transactions() {
    let viewStore = ViewStore(store, observe: { $0 })
    viewStore.send(.note)
    viewStore.send(.note, animation: .linear)
    viewStore.send(.note, transaction: Transaction(animation: .easeIn))
    #expect(viewStore.animations == [nil, .linear, .easeIn])
  }

  @available(*, deprecated)
  @Test("A binding reads what it gets, and sends what it is told to")
  func bindings() {
    let viewStore = ViewStore(store, observe: { $0 })
    let name = viewStore.binding(get: \.name, send: { .named($0) })
    let count = viewStore.binding(get: \.count, send: .increment)
    #expect(name.wrappedValue == "Blob")
    name.wrappedValue = "Blob Jr."
    count.wrappedValue = 100
    #expect(name.wrappedValue == "Blob Jr.")
    #expect(count.wrappedValue == 1)
    let whole = ViewStore(store, observe: \.name).binding(send: { .named($0) })
    whole.wrappedValue += "!"
    #expect(whole.wrappedValue == "Blob Jr.!")
    let fixed = ViewStore(store, observe: \.name).binding(send: .named("Blob"))
    fixed.wrappedValue = "ignored"
    #expect(fixed.wrappedValue == "Blob")
  }

  @available(*, deprecated)
  @Test("A binding writes within its transaction")
  func bindingTransaction() {
    let viewStore = ViewStore(store, observe: { $0 })
    viewStore.binding(get: \.count, send: .note).animation(.linear).wrappedValue = 1
    #expect(viewStore.animations == [.linear])
  }

  @available(*, deprecated)
  @Test("A send that waits ends when the state does not satisfy its predicate any more")
  func sendsWhile() async {
    let (loads, load) = AsyncStream.makeStream(of: Void.self)
    let store = Store(initialState: OldCounter.State()) {
      OldCounter(load: { for await _ in loads { return } })
    }
    let viewStore = ViewStore(store, observe: { $0 })
    await withMainSerialExecutor {
      let isOver = LockIsolated(false)
      let task = Task {
        await viewStore.send(.load, while: \.isLoading)
        isOver.setValue(true)
      }
      await Task.megaYield()
      viewStore.send(.increment)
      await Task.megaYield()
      #expect(viewStore.isLoading)
      #expect(!isOver.value)
      load.yield()
      await task.value
      #expect(!viewStore.isLoading)
    }
  }

  @available(*, deprecated)
  @Test("A send that waits and is cancelled cancels the effects of its action")
  func cancelledWait() async {
    let isCancelled = LockIsolated(false)
    let store = Store(initialState: OldCounter.State()) {
      OldCounter(load: {
        try? await Task.never()
        isCancelled.setValue(true)
      })
    }
    let viewStore = ViewStore(store, observe: { $0 })
    await withMainSerialExecutor {
      let task = Task { await viewStore.send(.load, animation: .linear, while: \.isLoading) }
      await Task.megaYield()
      task.cancel()
      await task.value
      await Task.megaYield()
      #expect(isCancelled.value)
      #expect(viewStore.isLoading)
    }
  }

  @available(*, deprecated)
  @Test("To wait for a state that is there already takes no time")
  func waitsForNothing() async {
    let viewStore = ViewStore(store, observe: { $0 })
    await viewStore.yield(while: \.isLoading)
    #expect(!viewStore.isLoading)
  }

  @available(*, deprecated)
  @Test("A view store of a feature that is gone shows the last state")
  func goneState() throws {
    let store = Store(initialState: NewParent.State()) { NewParent() }
    store.send(.setOptional(OldCounter.State()))
    let child = try #require(store.scope(state: \.optional, action: \.optional))
    let viewStore = ViewStore(child, observe: { $0 })
    viewStore.send(.increment)
    store.send(.setOptional(nil))
    #expect(viewStore.count == 1)
  }

  @available(*, deprecated)
  @Test("A view store that was let go is not asked any more")
  func letGo() {
    var looks = 0
    for _ in 0..<100 {
      _ = ViewStore(
        store,
        observe: { state in
          looks += 1
          return state
        })
    }
    store.send(.increment)
    #expect(looks == 100)
  }

  @available(*, deprecated)
  @Test("A view store keeps its store, and nobody keeps the view store")
  func lifetime() {
    var store: StoreOf<OldCounter>? = Store(initialState: OldCounter.State()) { OldCounter() }
    weak let weakStore = store
    var viewStore: ViewStoreOf<OldCounter>? = store.map { ViewStore($0, observe: { $0 }) }
    weak let weakViewStore = viewStore
    store = nil
    viewStore?.send(.increment)
    #expect(viewStore?.count == 1)
    viewStore = nil
    #expect(weakViewStore == nil)
    #expect(weakStore == nil)
  }
}

@Reducer
struct NewParent {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = NewChild.State()
    var optional: OldCounter.State?
  }

  enum Action {
    case increment
    case child(NewChild.Action)
    case optional(OldCounter.Action)
    case setOptional(OldCounter.State?)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { NewChild() }
    Reduce { state, action in
      switch action {
      case .increment: state.count += 1
      case .setOptional(let optional): state.optional = optional
      case .child, .optional: break
      }
      return .none
    }
    .ifLet(\.optional, action: \.optional) { OldCounter() }
  }
}

@Reducer
struct NewChild {
  @ObservableState
  struct State: Equatable { var count = 0 }

  enum Action { case increment }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}
