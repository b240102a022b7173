import DataFlow
import Testing

@testable import ComposableCore

@Reducer
private struct Sheet {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var text = ""
  }

  enum Action {
    case close
    case closeAnimated
    case closeInTransaction
    case hang
    case restart
    case cancel
    case edit
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .close: return .run { _ in await dismiss() }
      case .closeAnimated: return .run { _ in await dismiss(animation: .default) }
      case .closeInTransaction:
        return .run { _ in await dismiss(transaction: Transaction(animation: .default)) }
      case .hang: return .run { _ in try? await Task.never() }.cancellable(id: "hang")
      case .restart: return .none.cancellable(id: "hang", cancelInFlight: true)
      case .cancel: return .cancel(id: "hang")
      case .edit:
        state.text += "e"
        return .none
      }
    }
  }
}

@Reducer
private struct Screen {
  @ObservableState
  struct State: Equatable {
    @Presents var sheet: Sheet.State?
    @Presents var other: Sheet.State?
    @Presents var alert: AlertState<Answer>?
    @Presents var dialog: ConfirmationDialogState<Answer>?
    var replacement: Sheet.State?
    var log: [String] = []
  }

  enum Answer: Equatable, Sendable { case ask, fine }

  enum Action {
    case sheet(PresentationAction<Sheet.Action>)
    case other(PresentationAction<Sheet.Action>)
    case alert(PresentationAction<Answer>)
    case dialog(PresentationAction<Answer>)
    case hang
    case show(Sheet.State?)
    case clearAbove
    case clearBelow
    case nothing
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .clearAbove = action { state.sheet = nil }
      return .none
    }
    Reduce { state, action in
      switch action {
      case .sheet(.dismiss):
        state.log.append(
          Transaction._current.animation == nil ? "dismissed" : "dismissed animated")
        if let replacement = state.replacement { state.sheet = replacement }
      case .alert(.presented(.ask)):
        state.dialog = ConfirmationDialogState { TextState("Sure?") }
      case .dialog(.presented(.ask)):
        state.alert = AlertState { TextState("Sure?") }
      case .hang: return .run { _ in try? await Task.never() }.cancellable(id: "hang")
      case .show(let sheet): state.sheet = sheet
      case .sheet, .other, .alert, .dialog, .clearAbove, .clearBelow, .nothing: break
      }
      return .none
    }
    .ifLet(\.$sheet, action: \.sheet) { Sheet() }
    .ifLet(\.$other, action: \.other) { Sheet() }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$dialog, action: \.dialog)
    Reduce { state, action in
      if case .clearBelow = action { state.sheet = nil }
      return .none
    }
  }
}

@MainActor
@Suite("Presenting, dismissing and presenting again")
struct PresentedAgainTests {
  private let store = Store(
    initialState: Screen.State(sheet: Sheet.State(), other: Sheet.State())
  ) { Screen() }

  private var hasEffects: Bool { !store.core.root.effects.isEmpty }

  @Test("A child that the parent makes again with the same id while it is dismissed is dismissed")
  func sameChildWhileDismissing() {
    let store = Store(
      initialState: Screen.State(
        sheet: Sheet.State(), replacement: Sheet.State(id: 0, text: "again"))
    ) { Screen() }
    store.send(.sheet(.dismiss))
    #expect(store.sheet == nil)
  }

  @Test("A child with another id that the parent presents while one is dismissed stays")
  func anotherChildWhileDismissing() {
    let store = Store(
      initialState: Screen.State(sheet: Sheet.State(), replacement: Sheet.State(id: 1))
    ) { Screen() }
    store.send(.sheet(.dismiss))
    #expect(store.sheet == Sheet.State(id: 1))
  }

  @Test("A child that is there from the start dismisses itself, and so does each that follows")
  func repeatedly() async {
    for _ in 0..<3 {
      await store.send(.sheet(.presented(.close))).finish()
      #expect(store.sheet == nil)
      store.send(.show(Sheet.State()))
    }
    #expect(store.log == ["dismissed", "dismissed", "dismissed"])
  }

  @Test("A dismissal with an animation, or within a transaction, reaches the parent within it")
  func animated() async {
    await store.send(.sheet(.presented(.closeAnimated))).finish()
    store.send(.show(Sheet.State()))
    await store.send(.sheet(.presented(.closeInTransaction))).finish()
    #expect(store.log == ["dismissed animated", "dismissed animated"])
    #expect(store.sheet == nil)
  }

  @Test("A child cannot cancel what its sibling or its parent has started")
  func separateIDs() {
    let tasks = [store.send(.hang), store.send(.other(.presented(.hang)))]
    store.send(.sheet(.presented(.cancel)))
    store.send(.sheet(.presented(.restart)))
    #expect(hasEffects)
    for task in tasks { #expect(!task.isCancelled) }
  }

  @Test("Siblings of one type are presented and dismissed independently")
  func siblings() {
    store.send(.other(.presented(.edit)))
    store.send(.sheet(.dismiss))
    #expect(store.sheet == nil)
    #expect(store.other?.text == "e")
  }

  @Test(
    "A child that a reducer above or below the operator clears ends at the next action at the latest",
    arguments: [Screen.Action.clearAbove, .clearBelow])
  fileprivate func clearedElsewhere(action: Screen.Action) async {
    let task = store.send(.sheet(.presented(.hang)))
    store.send(action)
    #expect(store.sheet == nil)
    store.send(.nothing)
    await task.finish()
    #expect(!hasEffects)
  }

  @Test("An alert whose answer shows a dialog ends in the dialog, and the reverse in the alert")
  func prompts() {
    let alert = AlertState<Screen.Answer> { TextState("Alert") }
    let store = Store(initialState: Screen.State(alert: alert)) { Screen() }
    store.send(.alert(.presented(.ask)))
    #expect(store.alert == nil)
    #expect(store.dialog != nil)
    store.send(.dialog(.presented(.ask)))
    #expect(store.alert != nil)
    #expect(store.dialog == nil)
  }
}
