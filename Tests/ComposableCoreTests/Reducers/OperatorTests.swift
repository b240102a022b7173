import Testing

@testable import ComposableCore

@Reducer
private struct Timer {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var ticks = 0
    var isRemovalWanted = false
  }

  enum Action {
    case start
    case tick
    case remove
    case startAndRemove
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start, .startAndRemove:
        return .run { send in
          try? await Task.never()
          await send(.tick)
        }
      case .tick:
        state.ticks += 1
        return .none
      case .remove:
        state.isRemovalWanted = true
        return .none
      }
    }
  }
}

@CasePathable
@dynamicMemberLookup
private enum Screen: Equatable {
  case timer(Timer.State)
  case other(Timer.State)
}

@Reducer
private struct Screens {
  typealias State = Screen

  enum Action {
    case timer(Timer.Action)
    case other(Timer.Action)
    case show(Screen)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .show(let screen) = action { state = screen }
      return .none
    }
    .ifCaseLet(\.timer, action: \.timer) { Timer() }
    .ifCaseLet(\.other, action: \.other) { Timer() }
  }
}

@Reducer
private struct Board {
  @ObservableState
  struct State: Equatable {
    var optional: Timer.State?
    var rows: IdentifiedArrayOf<Timer.State> = [
      Timer.State(id: 1), Timer.State(id: 2), Timer.State(id: 3),
    ]
    var alert: AlertState<Alert>?
    var log: [String] = []
  }

  enum Alert: Equatable, Sendable { case confirm, another }

  enum Action {
    case optional(Timer.Action)
    case rows(IdentifiedActionOf<Timer>)
    case alert(Alert)
    case set(Timer.State?)
    case removeRow(Int)
    case replaceRow(Timer.State)
    case reverse
    case setAlert
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .optional(.remove) = action { state.log.append("before") }
      return .none
    }
    Reduce { state, action in
      switch action {
      case .optional(.remove):
        state.log.append("removal is wanted: \(state.optional?.isRemovalWanted == true)")
        state.optional = nil
      case .rows(.element(let id, .startAndRemove)), .removeRow(let id):
        state.rows.remove(id: id)
      case .set(let timer): state.optional = timer
      case .replaceRow(let row): state.rows[id: row.id] = row
      case .reverse: state.rows.reverse()
      case .setAlert, .alert(.another): state.alert = AlertState { TextState("Alert") }
      case .optional, .rows, .alert: break
      }
      return .none
    }
    .ifLet(\.optional, action: \.optional) { Timer() }
    .forEach(\.rows, action: \.rows) { Timer() }
    .ifLet(\.alert, action: \.alert)
  }
}

@MainActor
struct OperatorTests {
  private let store = Store(initialState: Board.State(optional: Timer.State())) { Board() }

  private var hasEffects: Bool { !store.core.root.effects.isEmpty }

  @Test func aChildRunsBeforeTheReducerThatItIsAttachedTo() {
    store.send(.optional(.remove))
    #expect(store.log == ["before", "removal is wanted: true"])
    #expect(store.optional == nil)
  }

  @Test func anActionForAnAbsentChildIsReportedWhereTheOperatorIs() {
    store.send(.set(nil))
    withKnownIssue {
      _ = store.send(.optional(.tick))
    } matching: {
      $0.sourceLocation?.fileName == "OperatorTests.swift"
        && $0.description.contains("Board.Action.optional(.tick)")
    }
    #expect(store.optional == nil)
  }

  @Test func clearingAChildEndsItsEffects() async {
    let task = store.send(.optional(.start))
    store.send(.set(nil))
    await task.finish()
    #expect(!hasEffects)
  }

  @Test func anotherIDIsAnotherChild() async {
    let task = store.send(.optional(.start))
    store.send(.set(Timer.State(id: 1)))
    await task.finish()
    #expect(store.optional?.ticks == 0)
  }

  @Test func anActionForAMissingElementIsReportedWhereTheOperatorIs() {
    withKnownIssue {
      _ = store.send(.rows(.element(id: 9, action: .tick)))
    } matching: {
      $0.sourceLocation?.fileName == "OperatorTests.swift"
        && $0.description.contains("Board.Action.rows(.element(id:, action: .tick))")
    }
  }

  @Test func removingAnElementEndsItsEffectsOnly() async {
    let removed = store.send(.rows(.element(id: 1, action: .start)))
    let kept = store.send(.rows(.element(id: 2, action: .start)))
    store.send(.removeRow(1))
    await removed.finish()
    #expect(hasEffects)
    kept.cancel()
    await kept.finish()
    #expect(!hasEffects)
  }

  @Test func replacingAndMovingElementsKeepsTheirEffects() {
    store.send(.rows(.element(id: 1, action: .start)))
    store.send(.replaceRow(Timer.State(id: 1, ticks: 5)))
    store.send(.reverse)
    #expect(hasEffects)
  }

  @Test func whatAnElementStartsAsItIsRemovedIsCancelled() async {
    await store.send(.rows(.element(id: 1, action: .startAndRemove))).finish()
    #expect(!hasEffects)
  }

  @Test func anOptionalAlertIsClearedByItsButton() {
    store.send(.setAlert)
    store.send(.alert(.confirm))
    #expect(store.alert == nil)
  }

  @Test func anOptionalAlertThatReplacesTheAnsweredOneStays() {
    store.send(.setAlert)
    store.send(.alert(.another))
    #expect(store.alert != nil)
  }

  @Test func leavingACaseEndsTheEffectsOfItsChild() async {
    let store = Store(initialState: Screen.timer(Timer.State())) { Screens() }
    store.send(.timer(.tick))
    #expect(store.withState { $0.timer?.ticks } == 1)
    let task = store.send(.timer(.start))
    store.send(.show(.other(Timer.State())))
    await task.finish()
    #expect(store.core.root.effects.isEmpty)
  }

  @Test func anActionForAnotherCaseIsReportedWhereTheOperatorIs() {
    let store = Store(initialState: Screen.timer(Timer.State())) { Screens() }
    withKnownIssue {
      _ = store.send(.other(.tick))
    } matching: {
      $0.sourceLocation?.fileName == "OperatorTests.swift"
        && $0.description.contains("Screens.Action.other(.tick)")
        && $0.description.contains("Screen.timer")
    }
    #expect(store.withState { $0.timer?.ticks } == 0)
  }
}
