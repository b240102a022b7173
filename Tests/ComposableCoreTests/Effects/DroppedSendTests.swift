import Testing

@testable import ComposableCore

/// Says three words, by effects that send at once.
@Reducer private struct Speaker {
  struct State: Equatable {}

  enum Action: Equatable {
    case speak
    case say(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .speak: .merge(.send(.say("one")), .send(.say("two")), .send(.say("three")))
      case .say: .none
      }
    }
  }
}

/// Hears a speaker, who has to leave after an action.
@Reducer private struct Hall {
  @ObservableState
  struct State: Equatable {
    @Presents var speaker: Speaker.State? = Speaker.State()
    var heard: [String] = []
  }

  enum Action { case speaker(PresentationAction<Speaker.Action>) }

  let last: Speaker.Action?

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .speaker(.presented(let action)) = action else { return .none }
      if case .say(let word) = action { state.heard.append(word) }
      if action == last { state.speaker = nil }
      return .none
    }
    .ifLet(\.$speaker, action: \.speaker) { Speaker() }
  }
}

@MainActor
@Suite("What a child sends at once")
struct DroppedSendTests {
  private func heard(last: Speaker.Action?) -> [String] {
    let store = Store(initialState: Hall.State()) { Hall(last: last) }
    store.send(.speaker(.presented(.speak)))
    #expect(store.core.root.effects.isEmpty)
    return store.heard
  }

  @Test("Arrives while the child is there")
  func arrives() {
    #expect(heard(last: nil) == ["one", "two", "three"])
  }

  @Test("Is dropped when the parent removes the child in the same action")
  func dropped() {
    #expect(heard(last: .speak) == [])
  }

  @Test("Is dropped from where on the parent removes the child")
  func droppedInBetween() {
    #expect(heard(last: .say("two")) == ["one", "two"])
  }
}
