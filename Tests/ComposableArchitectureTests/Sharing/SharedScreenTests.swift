import ComposableArchitecture
import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Shared state on screen")
struct SharedScreenTests {
  @Test("A view with a shared value shows its changes, made anywhere")
  func view() {
    @Shared(.inMemory("count")) var count = 0
    let screen = TestScreen { CountView() }
    #expect(screen.contains("count: 0"))
    $count.withLock { $0 = 1 }
    screen.button("Nothing").press()
    #expect(screen.contains("count: 1"))
    screen.button("Add").press()
    #expect(screen.contains("count: 2"))
    #expect(count == 2)
  }

  @Test("A binding to a shared value reads and writes it")
  func binding() {
    @Shared(.inMemory("name")) var name = "Blob"
    let screen = TestScreen { NameView() }
    screen.textField("Name").type(" Jr.")
    #expect(name == "Blob Jr.")
    #expect(screen.contains("is Blob Jr."))
  }

  @Test("Another value in a property of @State.Shared survives its parent making the view anew")
  func stateShared() {
    let screen = TestScreen { Parent() }
    #expect(screen.contains("draft: first"))
    screen.button("Another").press()
    #expect(screen.contains("draft: second"))
    screen.button("Anew").press()
    #expect(screen.contains("parent: 1"))
    #expect(screen.contains("draft: second"))
  }

  @Test("A store projects its shared state to a binding, and observes it from anywhere")
  func store() {
    @Shared(.inMemory("isOn")) var isOn = false
    let store = Store(initialState: Settings.State()) { Settings() }
    let screen = TestScreen { SettingsView(store: store) }
    screen.button("Switch").press()
    #expect(isOn)
    #expect(screen.contains("on: true"))
    $isOn.withLock { $0 = false }
    screen.button("Nothing").press()
    #expect(screen.contains("on: false"))
    screen.button("Send").press()
    #expect(isOn)
    #expect(screen.contains("on: true"))
  }
}

private struct CountView: View {
  @Shared(.inMemory("count")) var count = 0

  var body: some View {
    Text("count: \(count)")
    Button("Add") { $count.withLock { $0 += 1 } }
    Button("Nothing") {}
  }
}

private struct NameView: View {
  @Shared(.inMemory("name")) var name = "Blob"

  var body: some View {
    TextField("Name", text: Binding($name))
    Text("is \(name)")
  }
}

private struct Parent: View {
  @State private var count = 0

  var body: some View {
    Text("parent: \(count)")
    Button("Anew") { count += 1 }
    Draft(parent: count)
  }
}

private struct Draft: View {
  let parent: Int
  @State.Shared(.inMemory("first")) var draft = "first"

  var body: some View {
    Text("draft: \(draft)")
    Button("Another") { $draft = Shared(wrappedValue: "second", .inMemory("second")) }
  }
}

@Reducer
private struct Settings {
  @ObservableState
  struct State: Equatable {
    @Shared(.inMemory("isOn")) var isOn = false
  }

  enum Action {
    case turnOn
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.$isOn.withLock { $0 = true }
      return .none
    }
  }
}

private struct SettingsView: View {
  let store: StoreOf<Settings>

  var body: some View {
    Text("on: \(store.isOn ? "true" : "false")")
    Child(isOn: Binding(store.$isOn))
    Button("Send") { store.send(.turnOn) }
    Button("Nothing") {}
  }

  private struct Child: View {
    @Binding var isOn: Bool

    var body: some View {
      Button("Switch") { isOn.toggle() }
    }
  }
}
