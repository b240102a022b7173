import ComposableCore
import Testing

@MainActor
@Suite("Stores scoped in old ways")
struct OldScopeTests {
  private let store = Store(initialState: NewParent.State()) { NewParent() }

  @available(*, deprecated)
  @Test("Closures make a child store, which reads and sends through the root")
  func closures() {
    let child = store.scope(state: { $0.child.count * 10 }, action: { NewParent.Action.child($0) })
    child.send(.increment)
    #expect(child.withState { $0 } == 10)
    #expect(store.child.count == 1)
  }

  @available(*, deprecated)
  @Test("A key path and a case are closures too")
  func keyPathAndCase() {
    let child = store.scope(state: \.child, action: NewParent.Action.child)
    child.send(.increment)
    #expect(child.count == 1)
  }

  @available(*, deprecated)
  @Test("A store that is scoped by closures is made anew each time")
  func identity() {
    func scope() -> StoreOf<NewChild> {
      store.scope(state: { $0.child }, action: { .child($0) })
    }
    let first = scope()
    let second = scope()
    #expect(first != second)
    #expect(store.scope(state: \.child, action: \.child) == store.scope(\.child, action: \.child))
  }

  @available(*, deprecated)
  @Test("Observable state is observed through a store that is scoped by closures")
  func observation() {
    let child: StoreOf<NewChild> = store.scope(state: { $0.child }, action: { .child($0) })
    let changes = ChangeCounter { _ = child.count }
    store.send(.increment)
    #expect(changes.count == 0)
    store.send(.child(.increment))
    #expect(changes.count == 1)
    #expect(child.count == 1)
  }

  @available(*, deprecated)
  @Test("All readers of a child that closures work out are told of its changes")
  func workedOut() {
    let child = store.scope(
      state: { NewChild.State(count: $0.count * 2) }, action: { NewParent.Action.child($0) })
    let first = ChangeCounter { _ = child.count }
    let second = ChangeCounter { _ = child.count }
    store.send(.increment)
    #expect(first.count == 1)
    #expect(second.count == 1)
    #expect(child.count == 2)
  }

  @available(*, deprecated)
  @Test("A store that is scoped by closures is scoped further to an optional")
  func scopedFurther() {
    let copy = store.scope(state: { $0 }, action: { (action: NewParent.Action) in action })
    #expect(copy.scope(state: \.optional, action: \.optional) == nil)
    store.send(.setOptional(OldCounter.State()))
    copy.scope(state: \.optional, action: \.optional)?.send(.increment)
    #expect(store.optional?.count == 1)
  }

  @available(*, deprecated)
  @Test("The store of an optional is there while its state is, and another one after it was gone")
  func unwrapped() {
    let optional = store.scope(state: { $0.optional }, action: { NewParent.Action.optional($0) })
    #expect(optional.unwrapped() == nil)
    store.send(.setOptional(OldCounter.State()))
    let first = optional.unwrapped()
    first?.send(.increment)
    #expect(first?.withState(\.count) == 1)
    #expect(optional.unwrapped() == first)
    store.send(.setOptional(nil))
    #expect(optional.unwrapped() == nil)
    store.send(.setOptional(OldCounter.State()))
    #expect(optional.unwrapped() != first)
  }

  @available(*, deprecated)
  @Test("A presented feature of state that is not observable is scoped to and dismissed")
  func presentation() {
    let store = Store(initialState: Presenting.State()) { Presenting() }
    let presented = store.scope(state: \.$child, action: \.child)
    let child = presented.scope(state: \.wrappedValue, action: \.presented)
    #expect(child.unwrapped() == nil)
    store.send(.present)
    child.unwrapped()?.send(.increment)
    #expect(store.withState { $0.child?.count } == 1)
    presented.send(.dismiss)
    #expect(store.withState { $0.child } == nil)
  }

  @Test("To read the state of a store by a closure observes nothing")
  func withState() {
    let counter = Store(initialState: OldCounter.State()) { OldCounter() }
    let changes = ChangeCounter {
      _ = store.withState { $0.count }
      _ = store.withState(\.child.count)
      _ = counter.withState(\.count)
    }
    store.send(.increment)
    store.send(.child(.increment))
    counter.send(.increment)
    #expect(changes.count == 0)
    #expect(store.withState(\.child.count) == 1)
  }

  @Test("A store that is scoped from one whose state is gone shows what that one does")
  func scopedFromGone() throws {
    store.send(.setOptional(OldCounter.State(count: 3)))
    let child = try #require(store.scope(state: \.optional, action: \.optional))
    let count = child.scope(state: \.count, action: \.self)
    store.send(.setOptional(nil))
    #expect(count.withState { $0 } == 3)
  }
}

/// A feature that presents another one, and whose state is not observable.
@Reducer
private struct Presenting {
  struct State: Equatable {
    @PresentationState var child: OldCounter.State?
  }

  enum Action {
    case child(PresentationAction<OldCounter.Action>)
    case present
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .present = action { state.child = OldCounter.State() }
      return .none
    }
    .ifLet(\.$child, action: \.child) { OldCounter() }
  }
}
