import ComposableArchitecture
import SwiftUI
import Testing
import ViewTesting

@Reducer
private struct Letter {
  @ObservableState
  struct State: Equatable {
    var text: String
    var count = 0
  }
  enum Action {
    case countButtonTapped
    case closeButtonTapped
  }
  @Dependency(\.dismiss) var dismiss
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .countButtonTapped:
        state.count += 1
        return .none
      case .closeButtonTapped:
        return .run { _ in await dismiss() }
      }
    }
  }
}

private struct LetterView: View {
  let store: StoreOf<Letter>
  var body: some View {
    Form {
      Text("\(store.text) \(store.count)")
      Button("Count") { store.send(.countButtonTapped) }
      Button("Close") { store.send(.closeButtonTapped) }
      NavigationLink("Next", state: Mail.Path.State.letter(Letter.State(text: "next")))
    }
    .navigationTitle(store.text)
  }
}

@Reducer
private struct Mail {
  @Reducer
  enum Path {
    case letter(Letter)
    case other(Letter)
  }
  @ObservableState
  struct State {
    var path = StackState<Path.State>()
  }
  enum Action {
    case path(StackActionOf<Path>)
    case change(@MainActor @Sendable (inout StackState<Path.State>) -> Void)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .change(let change) = action { MainActor.assumeIsolated { change(&state.path) } }
      return .none
    }
    .forEach(\.path, action: \.path)
  }
}

private struct MailView: View {
  @Bindable var store: StoreOf<Mail>
  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Form {
        NavigationLink("Write", state: Mail.Path.State.letter(Letter.State(text: "first")))
        NavigationLink("Nowhere", state: nil as Mail.Path.State?)
      }
      .navigationTitle("Mail")
    } destination: { store in
      switch store.case {
      case .letter(let store): LetterView(store: store)
      case .other(let store): Text("other \(store.text)")
      }
    }
  }
}

@MainActor
@Suite("A navigation stack of a store")
struct StackScreenTests {
  private let store = Store(initialState: Mail.State()) { Mail() }

  @Test("A link pushes its state, and going back pops it")
  func pushAndPop() {
    let screen = TestScreen { MailView(store: store) }
    #expect(!screen.link("Nowhere").isEnabled)
    screen.link("Write").press()
    #expect(store.path.count == 1)
    #expect(screen.contains("first 0"))
    #expect(screen.contains("‹ Mail"))
    screen.button("Count").press()
    #expect(screen.contains("first 1"))
    screen.link("Next").press()
    #expect(store.path.count == 2)
    #expect(screen.contains("next 0"))
    screen.press(.escape)
    #expect(store.path.count == 1)
    #expect(screen.contains("first 1"))
    screen.press(.escape)
    #expect(store.path.isEmpty)
    #expect(screen.link("Write").exists)
  }

  @Test("What the state says is shown after each action")
  func followsState() {
    let screen = TestScreen { MailView(store: store) }
    store.send(
      .change { path in
        for number in 1...3 { path.append(.letter(Letter.State(text: "page \(number)"))) }
      })
    #expect(screen.contains("page 3 0"))
    #expect(screen.contains("‹ page 2"))
    store.send(
      .change { path in
        path.removeLast(2)
        path.append(.other(Letter.State(text: "place")))
      })
    #expect(screen.contains("other place"))
    #expect(screen.contains("‹ page 1"))
    store.send(.change { $0[id: $0.ids[1]] = .letter(Letter.State(text: "another case")) })
    #expect(screen.contains("another case 0"))
    store.send(.change { $0 = StackState() })
    #expect(screen.link("Write").exists)
  }

  @Test("A feature that dismisses itself goes, with what is over it")
  func dismissal() async {
    let screen = TestScreen { MailView(store: store) }
    screen.link("Write").press()
    screen.button("Close").press()
    await screen.wait { $0.link("Write").exists }
    #expect(store.path.isEmpty)
  }
}
