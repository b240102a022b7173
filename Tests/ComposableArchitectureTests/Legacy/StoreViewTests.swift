import ComposableArchitecture
import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Views of child stores whose state is not observable")
struct StoreViewTests {
  private let store = Store(initialState: OldTodos.State()) { OldTodos() }

  @available(*, deprecated)
  @Test("A view of an optional store is evaluated when the state comes and goes")
  func ifLet() {
    let screen = TestScreen {
      IfLetStore(store.scope(state: \.optional, action: \.optional)) { store in
        OldTodoView(store: store)
      } else: {
        Text("None")
      }
    }
    #expect(screen.contains("None"))
    store.send(.setOptional(OldTodo.State(id: 1, text: "Milk")))
    #expect(!screen.contains("None"))
    #expect(screen.views { screen.toggle("Milk").toggle() } == ["WithViewStore"])
    #expect(store.withState { $0.optional?.isDone } == true)
    store.send(.setOptional(nil))
    #expect(screen.contains("None"))
  }

  @available(*, deprecated)
  @Test("It may have nothing to show while there is no state")
  func ifLetWithoutElse() {
    let screen = TestScreen {
      Text("Above")
      IfLetStore(store.scope(state: \.optional, action: \.optional)) { OldTodoView(store: $0) }
    }
    #expect(!screen.contains("Milk"))
    store.send(.setOptional(OldTodo.State(id: 1, text: "Milk")))
    #expect(screen.toggle("Milk").exists)
  }

  @available(*, deprecated)
  @Test("It shows a presented feature")
  func ifLetPresented() {
    let screen = TestScreen {
      IfLetStore(store.scope(state: \.$editor, action: \.editor)) { OldTodoView(store: $0) }
      IfLetStore(store.scope(state: \.$editor, action: \.editor)) { _ in
        Text("Editing")
      } else: {
        Text("Idle")
      }
    }
    #expect(screen.contains("Idle"))
    store.send(.edit(OldTodo.State(id: 1, text: "Milk")))
    screen.toggle("Milk").toggle()
    #expect(screen.contains("Editing"))
    #expect(store.withState { $0.editor?.isDone } == true)
    store.send(.editor(.dismiss))
    #expect(screen.contains("Idle"))
    #expect(!screen.toggle("Milk").exists)
  }

  @available(*, deprecated)
  @Test("It shows one of several destinations")
  func ifLetDestination() {
    let screen = TestScreen {
      IfLetStore(
        store.scope(state: \.$destination, action: \.destination),
        state: \OldDestination.State.todo, action: OldDestination.Action.todo
      ) { OldTodoView(store: $0) }
      IfLetStore(
        store.scope(state: \.$destination, action: \.destination),
        state: \OldDestination.State.todo, action: OldDestination.Action.todo
      ) { _ in
        Text("Editing")
      } else: {
        Text("Idle")
      }
    }
    #expect(screen.contains("Idle"))
    store.send(.present(.todo(OldTodo.State(id: 1, text: "Milk"))))
    screen.toggle("Milk").toggle()
    #expect(store.withState { $0.destination?.todo?.isDone } == true)
    store.send(.present(.deletion))
    #expect(screen.contains("Idle"))
  }

  @available(*, deprecated)
  @Test("A view for each element is evaluated when elements come and go, and a row when it changes")
  func forEach() {
    let screen = TestScreen {
      ForEachStore(store.scope(state: \.todos, action: \.todos)) { OldTodoView(store: $0) }
    }
    #expect(screen.views { screen.toggle("Bread").toggle() } == ["WithViewStore"])
    #expect(store.withState { $0.todos[id: 2]?.isDone } == true)
    store.send(.append(OldTodo.State(id: 3, text: "Eggs")))
    #expect(screen.toggle("Eggs").exists)
    store.send(.remove(id: 1))
    #expect(!screen.toggle("Milk").exists)
    screen.toggle("Eggs").toggle()
    #expect(store.withState { $0.todos[id: 3]?.isDone } == true)
    #expect(screen.views { store.send(.titleChanged("New")) }.isEmpty)
  }

  @available(*, deprecated)
  @Test("Actions of elements may come with the id as a pair")
  func forEachPairs() {
    let screen = TestScreen {
      ForEachStore(
        store.scope(
          state: \.todos, action: { OldTodos.Action.todos(.element(id: $0, action: $1)) })
      ) { OldTodoView(store: $0) }
    }
    screen.toggle("Bread").toggle()
    #expect(store.withState { $0.todos[id: 2]?.isDone } == true)
  }

  @available(*, deprecated)
  @Test("In a list only the rows in sight are made")
  func forEachInList() {
    let todos = (1...1_000).map { OldTodo.State(id: $0, text: "Todo \($0)") }
    let store = Store(initialState: OldTodos.State(todos: IdentifiedArray(uniqueElements: todos))) {
      OldTodos()
    }
    let screen = TestScreen {
      List { ForEachStore(store.scope(state: \.todos, action: \.todos)) { OldTodoView(store: $0) } }
    }
    #expect(screen.toggle("Todo 1").exists)
    #expect(screen.liveRows < 100)
  }

  @available(*, deprecated)
  @Test("A view of an enum is evaluated when the state goes into another case")
  func switchStore() {
    let screen = TestScreen {
      SwitchStore(store.scope(state: \.session, action: \.session)) { state in
        switch state {
        case .signedIn:
          CaseLet(\OldSession.State.signedIn, action: OldSession.Action.signedIn) {
            OldTodoView(store: $0)
          }
        case .signedOut:
          CaseLet(\OldSession.State.signedOut, action: OldSession.Action.signedOut) {
            OldTodoView(store: $0)
          }
        }
      }
    }
    #expect(screen.views { screen.toggle("Stranger").toggle() } == ["WithViewStore"])
    #expect(store.withState { $0.session[case: \.signedOut]?.isDone } == true)
    store.send(.session(.signInButtonTapped))
    #expect(!screen.toggle("Stranger").exists)
    screen.toggle("Blob").toggle()
    #expect(store.withState { $0.session[case: \.signedIn]?.isDone } == true)
  }

  @available(*, deprecated)
  @Test("A view of a case may send the actions of the enum's feature")
  func caseOfEnumActions() {
    let screen = TestScreen {
      SwitchStore(store.scope(state: \.session, action: \.session)) { state in
        switch state {
        case .signedIn: Text("Signed in")
        case .signedOut:
          CaseLet(\OldSession.State.signedOut) { (store: Store<OldTodo.State, OldSession.Action>) in
            Button("Sign in") { store.send(.signInButtonTapped) }
          }
        }
      }
    }
    screen.button("Sign in").press()
    #expect(screen.contains("Signed in"))
  }

  @available(*, deprecated)
  @Test("A view of another case than the state's is reported")
  func mismatch() {
    withExpectedIssue {
      let screen = TestScreen {
        SwitchStore(store.scope(state: \.session, action: \.session)) { _ in
          CaseLet(\OldSession.State.signedIn, action: OldSession.Action.signedIn) {
            OldTodoView(store: $0)
          }
        }
      }
      #expect(!screen.toggle().exists)
    }
  }

  @available(*, deprecated)
  @Test("A view of a case that is nowhere in a switch is reported")
  func noSwitch() {
    withExpectedIssue {
      _ = TestScreen {
        CaseLet(\OldSession.State.signedIn, action: OldSession.Action.signedIn) {
          OldTodoView(store: $0)
        }
      }
    }
  }
}
