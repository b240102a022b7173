import Testing

@testable import ComposableCore

@Reducer
private struct Child {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
    @Presents var child: State?
  }

  indirect enum Action {
    case child(PresentationAction<Action>)
    case increment
    case hang
    case answerAndLeave
    case answered
    case close
    case changeID
    case isPresented
  }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.isPresented) var isPresented

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .child: return .none
      case .increment, .answered:
        state.count += 1
        return .none
      case .hang:
        return .run { send in
          try? await Task.never()
          await send(.answered)
        }
        .cancellable(id: "hang")
      case .answerAndLeave: return .send(.answered)
      case .close: return .run { _ in await dismiss() }
      case .changeID:
        state.id += 1
        return .none
      case .isPresented:
        state.count = isPresented ? 1 : 0
        return .none
      }
    }
    .ifLet(\.$child, action: \.child) { Self() }
  }
}

@Reducer
private struct Parent {
  @ObservableState
  struct State: Equatable {
    @Presents var child: Child.State?
    @Presents var sibling: Child.State?
    @Presents var alert: AlertState<Alert>?
    var log: [String] = []
  }

  enum Alert: Equatable, Sendable { case confirm, another }

  enum Action {
    case child(PresentationAction<Child.Action>)
    case sibling(PresentationAction<Child.Action>)
    case alert(PresentationAction<Alert>)
    case other
    case cancelHanging
    case set(Child.State?)
    case showAlert
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .child(.dismiss):
        state.log.append("dismiss \(state.child?.count ?? -1)")
      case .child(.presented(.increment)):
        state.log.append("increment \(state.child?.count ?? -1)")
      case .child(.presented(.answerAndLeave)):
        state.child = nil
      case .alert(.presented(.another)):
        state.alert = AlertState { TextState("Another") }
      case .cancelHanging: return .cancel(id: "hang")
      case .set(let child): state.child = child
      case .showAlert: state.alert = AlertState { TextState("Alert") }
      case .child, .sibling, .alert, .other: break
      }
      return .none
    }
    .ifLet(\.$child, action: \.child) { Child() }
    .ifLet(\.$sibling, action: \.sibling) { Child() }
    .ifLet(\.$alert, action: \.alert)
  }
}

@MainActor
struct PresentationTests {
  private let store = Store(
    initialState: Parent.State(child: Child.State(), sibling: Child.State())
  ) { Parent() }

  private var child: StoreOf<Child>? {
    store.scope(state: \.child, action: \.child.presented)
  }

  @Test func theChildRunsBeforeTheParent() {
    store.send(.child(.presented(.increment)))
    #expect(store.log == ["increment 1"])
  }

  @Test func dismissingClearsTheStateAfterTheParentHasSeenIt() {
    store.send(.child(.presented(.increment)))
    store.send(.child(.dismiss))
    #expect(store.log == ["increment 1", "dismiss 1"])
    #expect(store.child == nil)
  }

  @Test func dismissingEndsTheEffectsOfTheChildAndWhatIsInIt() async {
    store.send(.set(Child.State(child: Child.State())))
    let task = store.send(.child(.presented(.hang)))
    let inner = store.send(.child(.presented(.child(.presented(.hang)))))
    store.send(.child(.dismiss))
    await task.finish()
    await inner.finish()
    #expect(store.core.root.effects.isEmpty)
  }

  @Test func clearingTheStateEndsTheEffectsOfTheChild() async {
    let task = store.send(.child(.presented(.hang)))
    store.send(.set(nil))
    await task.finish()
    #expect(store.core.root.effects.isEmpty)
  }

  @Test func theChildCanDismissItself() async {
    await child?.send(.close).finish()
    #expect(store.child == nil)
    #expect(store.log == ["dismiss 0"])
  }

  @Test func theInnermostChildDismissesItselfOnly() async {
    store.send(.set(Child.State(child: Child.State(child: Child.State()))))
    await store.send(.child(.presented(.child(.presented(.child(.presented(.close))))))).finish()
    #expect(store.child?.child != nil)
    #expect(store.child?.child?.child == nil)
  }

  @Test func childrenKnowThatTheyArePresented() {
    child?.send(.isPresented)
    #expect(store.child?.count == 1)
    let root = Store(initialState: Child.State()) { Child() }
    root.send(.isPresented)
    #expect(root.count == 0)
  }

  @Test func dismissingWithNobodyPresentingIsReported() async {
    let root = Store(initialState: Child.State()) { Child() }
    await withKnownIssue {
      await root.send(.close).finish()
    } matching: {
      $0.description.contains("isPresented")
    }
  }

  @Test(arguments: [PresentationAction<Child.Action>.dismiss, .presented(.increment)])
  private func actionsForAnAbsentChildAreReportedAtTheOperator(
    _ action: PresentationAction<Child.Action>
  ) {
    store.send(.set(nil))
    withKnownIssue {
      _ = store.send(.child(action))
    } matching: {
      $0.sourceLocation?.fileName == "PresentationTests.swift"
        && $0.description.contains("Parent.Action.child")
    }
    #expect(store.child == nil)
  }

  @Test func aParentCancelsEffectsOfChildrenByTheirID() async {
    let task = store.send(.child(.presented(.hang)))
    let sibling = store.send(.sibling(.presented(.hang)))
    store.send(.cancelHanging)
    await task.finish()
    await sibling.finish()
    #expect(store.child?.count == 0)
  }

  @Test func presentingTheSameChildAgainKeepsItsEffects() {
    store.send(.child(.presented(.hang)))
    store.send(.set(Child.State(id: 0, count: 5)))
    #expect(!store.core.root.effects.isEmpty)
  }

  @Test func presentingAnotherChildEndsTheEffectsOfTheOld() async {
    let task = store.send(.child(.presented(.hang)))
    store.send(.set(Child.State(id: 1)))
    await task.finish()
    #expect(store.child?.count == 0)
  }

  @Test func aChildThatChangesItsIDLosesItsEffects() async {
    let task = store.send(.child(.presented(.hang)))
    store.send(.child(.presented(.changeID)))
    await task.finish()
    #expect(store.child?.count == 0)
  }

  @Test func whatAChildSendsAtOnceIsDroppedWhenItsParentRemovesIt() {
    store.send(.child(.presented(.answerAndLeave)))
    #expect(store.child == nil)
  }

  @Test func theTaskOfTheActionThatPresentsLivesAsLongAsTheChild() async {
    store.send(.set(nil))
    let task = store.send(.set(Child.State()))
    #expect(task.effects != nil)
    store.send(.child(.dismiss))
    await task.finish()
  }

  @Test func aChildWhosePresentingTaskIsCancelledCanStillDismissItself() async {
    store.send(.set(nil))
    let task = store.send(.set(Child.State()))
    task.cancel()
    #expect(task.isCancelled)
    await store.send(.child(.presented(.close))).finish()
    #expect(store.child == nil)
  }

  @Test func aButtonOfAnAlertClearsIt() {
    store.send(.showAlert)
    store.send(.alert(.presented(.confirm)))
    #expect(store.alert == nil)
  }

  @Test func dismissingAnAlertClearsIt() {
    store.send(.showAlert)
    store.send(.alert(.dismiss))
    #expect(store.alert == nil)
  }

  @Test func anAlertThatReplacesTheAnsweredOneStays() {
    store.send(.showAlert)
    store.send(.alert(.presented(.another)))
    #expect(store.alert?.title == TextState("Another"))
  }

  @Test func aBindingToAnAnsweredAlertDoesNotDismissTheNextOne() {
    store.send(.showAlert)
    @Bindable var store = store
    let answered = $store.scope(state: \.alert, action: \.alert)
    store.send(.alert(.presented(.another)))
    answered.wrappedValue = nil
    #expect(store.alert?.title == TextState("Another"))
    $store.scope(state: \.alert, action: \.alert).wrappedValue = nil
    #expect(store.alert == nil)
  }

  @Test func anAlertStaysWhenAnotherActionArrives() {
    store.send(.showAlert)
    store.send(.other)
    store.send(.child(.presented(.increment)))
    #expect(store.alert != nil)
  }
}
