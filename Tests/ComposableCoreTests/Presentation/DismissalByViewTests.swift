import DataFlow
import Foundation
import Testing

@testable import ComposableCore

@Reducer private struct Draft {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var saved = 0
  }

  enum Action {
    case save
    case hang
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .save:
        // As a server does that gives a draft its number.
        state.id += 1
        return .none
      case .hang: return .run { _ in try await Task.never() }
      }
    }
  }
}

/// Has another id each time that it is asked.
@Reducer private struct Restless {
  @ObservableState
  struct State: Equatable, Identifiable {
    var name = ""
    var id: UUID { UUID() }
  }

  enum Action { case hang }

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .run { _ in try await Task.never() } }
  }
}

@Reducer private struct Desk {
  @ObservableState
  struct State: Equatable {
    @Presents var draft: Draft.State?
    @Presents var restless: Restless.State?
  }

  enum Action {
    case draft(PresentationAction<Draft.Action>)
    case restless(PresentationAction<Restless.Action>)
    case open(Draft.State)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .open(let draft) = action { state.draft = draft }
      return .none
    }
    .ifLet(\.$draft, action: \.draft) { Draft() }
    .ifLet(\.$restless, action: \.restless) { Restless() }
  }
}

@MainActor
@Suite("Dismissal by a view")
struct DismissalByViewTests {
  private let store = Store(initialState: Desk.State(draft: Draft.State())) { Desk() }

  private var draft: Binding<StoreOf<Draft>?> {
    Bindable(store).scope(state: \.draft, action: \.draft)
  }

  @Test("A child that has changed its id since the binding was made is dismissed")
  func changedID() async {
    let draft = draft
    store.send(.draft(.presented(.save)))
    let task = store.send(.draft(.presented(.hang)))
    draft.wrappedValue = nil
    await task.finish()
    #expect(store.draft == nil)
  }

  @Test("A child that another one with its id has replaced is dismissed")
  func sameID() {
    let draft = draft
    store.send(.open(Draft.State(id: 0, saved: 1)))
    draft.wrappedValue = nil
    #expect(store.draft == nil)
  }

  @Test("Another child that has taken its place is not dismissed")
  func anotherChild() {
    let draft = draft
    store.send(.open(Draft.State(id: 2)))
    draft.wrappedValue = nil
    #expect(store.draft?.id == 2)
  }

  @Test("A child that has another id whenever it is asked is dismissed, and its effects end")
  func restlessID() async {
    let store = Store(initialState: Desk.State(restless: Restless.State())) { Desk() }
    let task = store.send(.restless(.presented(.hang)))
    Bindable(store).scope(state: \.restless, action: \.restless).wrappedValue = nil
    await task.finish()
    #expect(store.restless == nil)
    #expect(store.core.root.effects.isEmpty)
  }
}
