import ComposableArchitecture
import SwiftUI
import Testing
import ViewTesting

@Reducer
struct NoteEditor {
  @ObservableState
  struct State: Equatable {
    var text = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case cancelButtonTapped
    case saveButtonTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding, .saveButtonTapped:
        return .none
      case .cancelButtonTapped:
        return .run { _ in await dismiss() }
      }
    }
  }
}

@Reducer
struct Notebook {
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case editor(NoteEditor)

    enum Alert {
      case deleteButtonTapped
    }
  }

  @ObservableState
  struct State: Equatable {
    var notes: [String] = []
    @Presents var destination: Destination.State?
  }

  enum Action {
    case addButtonTapped
    case clearButtonTapped
    case destination(PresentationAction<Destination.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.destination = .editor(NoteEditor.State())
        return .none

      case .clearButtonTapped:
        state.destination = .alert(
          AlertState {
            TextState("Delete all notes?")
          } actions: {
            ButtonState(role: .destructive, action: .deleteButtonTapped) { TextState("Delete") }
          })
        return .none

      case .destination(.presented(.alert(.deleteButtonTapped))):
        state.notes = []
        return .none

      case .destination(.presented(.editor(.saveButtonTapped))):
        guard let editor = state.destination?.editor else { return .none }
        state.notes.append(editor.text)
        state.destination = nil
        return .none

      case .destination:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Notebook.Destination.State: Equatable {}

@MainActor
@Test func `A note is edited, saved and cancelled`() async {
  let store = TestStore(initialState: Notebook.State()) { Notebook() }

  await store.send(.addButtonTapped) {
    $0.destination = .editor(NoteEditor.State())
  }
  await store.send(\.destination.editor.binding.text, "Milk") {
    $0.destination?.modify(\.editor) { $0.text = "Milk" }
  }
  await store.send(\.destination.editor.saveButtonTapped) {
    $0.notes = ["Milk"]
    $0.destination = nil
  }

  await store.send(.addButtonTapped) {
    $0.destination = .editor(NoteEditor.State())
  }
  await store.send(\.destination.editor.cancelButtonTapped)
  await store.receive(\.destination.dismiss) {
    $0.destination = nil
  }
}

struct NotebookView: View {
  @Bindable var store: StoreOf<Notebook>

  var body: some View {
    Form {
      Text("\(store.notes.count) notes")
      Button("Clear") { store.send(.clearButtonTapped) }
    }
    .alert($store.scope(\.destination?.alert, action: \.destination.alert))
  }
}

@MainActor
@Test func `An alert asks before notes are deleted`() {
  let store = Store(initialState: Notebook.State(notes: ["Milk"])) { Notebook() }
  let screen = TestScreen { NotebookView(store: store) }

  screen.button("Clear").press()
  screen.alert.choose("Delete")

  #expect(screen.contains("0 notes"))
  #expect(store.destination == nil)
}

@Reducer
struct Shelf {
  @Reducer
  enum Path {
    case notebook(Notebook)
    case editor(NoteEditor)
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
  }

  enum Action {
    case notebookTapped
    case path(StackActionOf<Path>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .notebookTapped:
        state.path.append(.notebook(Notebook.State()))
        return .none
      case .path(.element(let id, .editor(.saveButtonTapped))):
        state.path.pop(from: id)
        return .none
      case .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension Shelf.Path.State: Equatable {}

@MainActor
@Test func `Screens are pushed and popped`() async {
  let store = TestStore(initialState: Shelf.State()) { Shelf() }

  await store.send(.notebookTapped) {
    $0.path[id: 0] = .notebook(Notebook.State())
  }
  await store.send(\.path.push, (id: 1, state: .editor(NoteEditor.State()))) {
    $0.path[id: 1] = .editor(NoteEditor.State())
  }
  await store.send(\.path[id: 1].editor.saveButtonTapped) {
    $0.path[id: 1] = nil
  }
  await store.send(\.path.popFrom, 0) {
    $0.path = StackState()
  }
}
