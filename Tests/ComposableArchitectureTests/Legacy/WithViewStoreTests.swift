import ComposableArchitecture
import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Views of stores whose state is not observable")
struct WithViewStoreTests {
  private let store = Store(initialState: OldTodos.State()) { OldTodos() }

  @available(*, deprecated)
  @Test("The content is evaluated when what it observes changes, and only then")
  func content() {
    let screen = TestScreen {
      WithViewStore(store, observe: \.title) { viewStore in
        Button(viewStore.state) { viewStore.send(.titleChanged("Done")) }
      }
    }
    #expect(screen.views { store.send(.filterChanged(1)) }.isEmpty)
    #expect(screen.views { screen.button("Todos").press() } == ["WithViewStore"])
    #expect(screen.contains("Done"))
  }

  @available(*, deprecated)
  @Test("What is the same to the view is for the view to say")
  func duplicates() {
    let screen = TestScreen {
      WithViewStore(
        store, observe: { $0 }, removeDuplicates: { $0.filter / 10 == $1.filter / 10 }
      ) { viewStore in
        Text("Filter \(viewStore.filter)")
      }
    }
    #expect(screen.views { store.send(.filterChanged(9)) }.isEmpty)
    #expect(screen.views { store.send(.filterChanged(12)) } == ["WithViewStore"])
    #expect(screen.contains("Filter 12"))
  }

  @available(*, deprecated)
  @Test("A content that reads the state in its closures alone is evaluated too")
  func closures() {
    let screen = TestScreen {
      WithViewStore(store, observe: \.filter) { viewStore in
        Button("Next") { viewStore.send(.filterChanged(viewStore.state + 1)) }
      }
    }
    #expect(screen.views { screen.button("Next").press() } == ["WithViewStore"])
    screen.button("Next").press()
    #expect(store.withState(\.filter) == 2)
  }

  @available(*, deprecated)
  @Test("A view around it is not evaluated with it")
  func outerView() {
    let screen = TestScreen { TitleView(store: store) }
    #expect(screen.views { store.send(.titleChanged("New")) } == ["WithViewStore"])
    #expect(screen.contains("New"))
  }

  @available(*, deprecated)
  @Test("A view around it that is evaluated gives it new closures")
  func newClosures() {
    let screen = TestScreen { RowChoice(store: store) }
    #expect(screen.contains("Milk"))
    screen.button("Other").press()
    #expect(screen.contains("Bread"))
    store.send(.todos(.element(id: 1, action: .toggled(true))))
    #expect(screen.contains("Bread open"))
    store.send(.todos(.element(id: 2, action: .toggled(true))))
    #expect(screen.contains("Bread done"))
  }

  @available(*, deprecated)
  @Test("A view has actions of its own")
  func ownActions() {
    let screen = TestScreen {
      WithViewStore(
        store, observe: \.filter, send: { (filter: Int) in .filterChanged(filter) }
      ) { viewStore in
        Button("Filter \(viewStore.state)") { viewStore.send(7) }
      }
    }
    screen.button("Filter 0").press()
    #expect(screen.contains("Filter 7"))
  }

  @available(*, deprecated)
  @Test("Controls are bound to what the view observes")
  func binding() {
    let screen = TestScreen {
      WithViewStore(store, observe: { $0 }) { viewStore in
        TextField("Title", text: viewStore.binding(get: \.title, send: { .titleChanged($0) }))
        Stepper(
          "Filter \(viewStore.filter)",
          value: viewStore.binding(get: \.filter, send: { .filterChanged($0) }))
      }
    }
    screen.stepper("Filter 0").increment()
    #expect(screen.contains("Filter 1"))
    screen.textField("Title").type("!")
    #expect(store.withState(\.title) == "Todos!")
  }

  @available(*, deprecated)
  @Test("Controls are bound to fields with @BindingState, of the state and of the view's own")
  func bindingState() {
    let store = Store(initialState: Wifi.State()) { Wifi() }
    let screen = TestScreen {
      WithViewStore(store, observe: { $0 }) { viewStore in
        Toggle("Wi-Fi", isOn: viewStore.$isOn)
      }
      WithViewStore(store, observe: WifiView.State.init) { viewStore in
        Toggle(viewStore.title, isOn: viewStore.$isOn)
      }
      WithViewStore(store, observe: \.view) { viewStore in
        Text(verbatim: "State: \(viewStore.title)")
      }
    }
    screen.toggle("Wi-Fi").toggle()
    #expect(store.withState(\.isOn))
    screen.toggle("Now on").toggle()
    #expect(!store.withState(\.isOn))
    #expect(screen.toggle("Now off").exists)
    #expect(screen.contains("State: Off"))
  }

  @available(*, deprecated)
  @Test("Observable state may be observed so, too")
  func observableState() {
    let store = Store(initialState: Observable.State()) { Observable() }
    let screen = TestScreen {
      WithViewStore(store, observe: { $0 }) { viewStore in
        Button("Count \(viewStore.count)") { viewStore.send(.increment) }
      }
    }
    screen.button("Count 0").press()
    #expect(screen.contains("Count 1"))
  }

  @Reducer
  fileprivate struct Observable {
    @ObservableState
    struct State: Equatable { var count = 0 }

    enum Action { case increment }

    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
    }
  }
}

@available(*, deprecated)
private struct TitleView: View {
  let store: StoreOf<OldTodos>

  var body: some View {
    WithViewStore(store, observe: \.title) { Text($0.state) }
  }
}

@available(*, deprecated)
private struct RowChoice: View {
  let store: StoreOf<OldTodos>
  @State private var id = 1

  var body: some View {
    Button("Other") { id = 2 }
    WithViewStore(store, observe: { $0.todos[id: id] }) { viewStore in
      Text(verbatim: viewStore.state.map { "\($0.text) \($0.isDone ? "done" : "open")" } ?? "none")
    }
  }
}

@available(*, deprecated)
@Reducer
private struct Wifi {
  struct State: Equatable { @BindingState var isOn = false }

  enum Action: BindableAction { case binding(BindingAction<State>) }

  var body: some ReducerOf<Self> { BindingReducer() }
}

@available(*, deprecated)
private enum WifiView {
  struct State: Equatable {
    @BindingViewState var isOn: Bool
    let title: String

    @MainActor init(store: BindingViewStore<Wifi.State>) {
      _isOn = store.$isOn
      title = store.isOn ? "Now on" : "Now off"
    }
  }

  struct OtherState: Equatable {
    @BindingViewState var isOn: Bool
    var title: String
  }
}

@available(*, deprecated)
extension BindingViewStore<Wifi.State> {
  fileprivate var view: WifiView.OtherState {
    WifiView.OtherState(isOn: self.$isOn, title: self.isOn ? "On" : "Off")
  }
}
