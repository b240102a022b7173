import ComposableArchitecture
import SwiftUI
import Testing
import ViewTesting

@testable import CaseStudies

@MainActor
struct TodosTests {
  @Test func todosAreAddedDoneAndCleared() async {
    let store = TestStore(initialState: Todos.State()) {
      Todos()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.addButtonTapped) { $0.todos = [Todo.State(id: UUID(0))] }
    await store.send(\.todos[id: UUID(0)].binding.title, "Milk") {
      $0.todos[id: UUID(0)]?.title = "Milk"
    }
    await store.send(.addButtonTapped) { $0.todos.insert(Todo.State(id: UUID(1)), at: 0) }
    await store.send(\.todos[id: UUID(0)].binding.isDone, true) {
      $0.todos[id: UUID(0)]?.isDone = true
    }
    await store.send(.clearButtonTapped) { $0.todos.remove(id: UUID(0)) }
  }
}

extension TodosTests {
  @Test func theFilterIsOnScreen() {
    let store = Store(
      initialState: Todos.State(todos: [
        Todo.State(id: UUID(0), title: "Milk"), Todo.State(id: UUID(1), title: "Bread"),
      ])
    ) {
      Todos()
    } withDependencies: {
      $0.uuid = .constant(UUID(2))
    }
    let screen = TestScreen { NavigationStack { TodosView(store: store) } }
    #expect(screen.contains("2 to do"))
    screen.toggle("Done", at: 0).toggle()
    #expect(screen.contains("1 to do"))
    store.send(.binding(.set(\.filter, .open)))
    #expect(!screen.contains("Milk"))
    #expect(screen.contains("Bread"))
    screen.button("Clear").press()
    #expect(store.todos.count == 1)
    screen.button("Add").press()
    #expect(store.todos.count == 2)
  }
}
