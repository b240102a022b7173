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
      Button("Add") { store.send(.addButtonTapped) }
      Button("Clear") { store.send(.clearButtonTapped) }
    }
    .sheet(item: $store.scope(\.destination?.editor, action: \.destination.editor)) { store in
      NoteEditorView(store: store)
    }
    .alert($store.scope(\.destination?.alert, action: \.destination.alert))
  }
}

struct NoteEditorView: View {
  @Bindable var store: StoreOf<NoteEditor>

  var body: some View {
    Form {
      TextField("Text", text: $store.text)
      Button("Save") { store.send(.saveButtonTapped) }
      Button("Cancel") { store.send(.cancelButtonTapped) }
    }
  }
}

@MainActor
@Test func `A sheet saves a note, and an alert asks before notes are deleted`() {
  let store = Store(initialState: Notebook.State()) { Notebook() }
  let screen = TestScreen { NotebookView(store: store) }

  screen.button("Add").press()
  screen.textField("Text").type("Milk")
  screen.button("Save").press()
  #expect(store.notes == ["Milk"])
  #expect(screen.contains("1 notes"))

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

struct ShelfView: View {
  @Bindable var store: StoreOf<Shelf>

  var body: some View {
    NavigationStack(path: $store.scope(\.path, action: \.path)) {
      Form {
        Button("Notebook") { store.send(.notebookTapped) }
        NavigationLink("Scrap of paper", state: Shelf.Path.State.editor(NoteEditor.State()))
      }
      .navigationTitle("Shelf")
    } destination: { store in
      switch store.case {
      case .notebook(let store): NotebookView(store: store)
      case .editor(let store): NoteEditorView(store: store)
      }
    }
  }
}

@MainActor
@Test func `A link pushes its state`() {
  let store = Store(initialState: Shelf.State()) { Shelf() }
  let screen = TestScreen { ShelfView(store: store) }

  screen.link("Scrap of paper").press()
  screen.textField("Text").type("Milk")
  #expect(store.path.last == .editor(NoteEditor.State(text: "Milk")))

  screen.button("Save").press()
  #expect(store.path.isEmpty)
}
