import ComposableArchitecture
import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Presentations of stores whose state is not observable")
struct OldPresentationTests {
  private let store = Store(initialState: OldTodos.State()) { OldTodos() }

  @available(*, deprecated)
  private struct Presenting: View {
    let store: StoreOf<OldTodos>
    var body: some View {
      Text("root")
        .sheet(store: store.scope(state: \.$editor, action: \.editor)) { OldTodoView(store: $0) }
        .fullScreenCover(
          store: store.scope(state: \.$destination, action: \.destination),
          state: { if case .todo(let todo) = $0 { todo } else { nil } },
          action: { .todo($0) }
        ) { todo in
          WithViewStore(todo, observe: \.text) { Text("cover \($0.state)") }
        }
    }
  }

  struct Screens: Reducer {
    struct State { var path = StackState<OldTodo.State>() }
    @CasePathable enum Action { case path(StackAction<OldTodo.State, OldTodo.Action>) }
    var body: some Reducer<State, Action> {
      EmptyReducer().forEach(\.path, action: \.path) { OldTodo() }
    }
  }

  @available(*, deprecated)
  private struct Pages: View {
    let store: StoreOf<Screens>
    var body: some View {
      NavigationStackStore(store.scope(state: \.path, action: \.path)) {
        NavigationLink("Open", state: OldTodo.State(id: 1, text: "Milk"))
      } destination: { todo in
        OldTodoView(store: todo)
      }
    }
  }

  @available(*, deprecated)
  @Test("A sheet is there while its state is, edits it, and dismisses it when it is left")
  func sheet() {
    let screen = TestScreen { Presenting(store: store) }
    #expect(screen.contains("root"))
    store.send(.edit(OldTodo.State(id: 1, text: "Milk")))
    screen.toggle("Milk").toggle()
    #expect(store.withState(\.editor?.isDone) == true)
    screen.press(.escape)
    #expect(store.withState(\.editor) == nil)
    #expect(screen.contains("root"))
  }

  @available(*, deprecated)
  @Test("One of several destinations is shown while it is the one, and leaving it dismisses")
  func destination() {
    let screen = TestScreen { Presenting(store: store) }
    store.send(.present(.todo(OldTodo.State(id: 1, text: "Milk"))))
    #expect(screen.contains("cover Milk"))
    screen.press(.escape)
    #expect(store.withState(\.destination) == nil)
    #expect(store.withState(\.log) == ["dismissed"])
  }

  @available(*, deprecated)
  @Test("Pages follow the stack of a NavigationStackStore")
  func stack() {
    let store = Store(initialState: Screens.State()) { Screens() }
    let screen = TestScreen { Pages(store: store) }
    screen.link("Open").press()
    screen.toggle("Milk").toggle()
    #expect(store.withState(\.path.first?.isDone) == true)
    #expect(screen.toggle("Milk").isOn)
    screen.press(.escape)
    #expect(store.withState(\.path.count) == 0)
    #expect(screen.link("Open").exists)
  }

  @available(*, deprecated)
  @Test("A NavigationLinkStore and a destination show their page while the feature is presented")
  func links() {
    struct Root: View {
      let store: StoreOf<OldTodos>
      var body: some View {
        NavigationStack {
          NavigationLinkStore(store.scope(state: \.$editor, action: \.editor)) {
            store.send(.edit(OldTodo.State(id: 1, text: "Milk")))
          } destination: { todo in
            WithViewStore(todo, observe: \.text) { Text("linked \($0.state)") }
          } label: {
            Text("Edit")
          }
          .navigationDestination(
            store: store.scope(state: \.$destination, action: \.destination),
            state: { if case .todo(let todo) = $0 { todo } else { nil } }, action: { .todo($0) }
          ) { todo in
            WithViewStore(todo, observe: \.text) { Text("destination \($0.state)") }
          }
        }
      }
    }
    let screen = TestScreen { Root(store: store) }
    screen.link("Edit").press()
    #expect(screen.contains("linked Milk"))
    screen.press(.escape)
    #expect(store.withState(\.editor) == nil)
    store.send(.present(.todo(OldTodo.State(id: 2, text: "Bread"))))
    #expect(screen.contains("destination Bread"))
    screen.press(.escape)
    #expect(store.withState(\.destination) == nil)
    #expect(screen.link("Edit").exists)
  }
}
