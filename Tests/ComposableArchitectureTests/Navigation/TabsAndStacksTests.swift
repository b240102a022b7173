import ComposableArchitecture
import SwiftUI
import Testing
import ViewTesting

@Reducer
private struct Place {
  @ObservableState
  struct State: Equatable { var name: String }
  enum Action { case leaveButtonTapped }
  @Dependency(\.dismiss) var dismiss
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .run { _ in await dismiss() } }
  }
}

@Reducer
private struct Tour {
  enum Tab { case old, new }
  @ObservableState
  struct State: Equatable {
    var tab = Tab.old
    var old = StackState([Place.State(name: "castle"), Place.State(name: "tower")])
    var new = StackState<Place.State>()
    @Presents var note: Place.State?
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case goToNewTower
    case new(StackActionOf<Place>)
    case note(PresentationAction<Place.Action>)
    case old(StackActionOf<Place>)
    case popEverything
    case showNoteAndLeave
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .goToNewTower:
        // All in one action: a page goes from the one tab, the other is chosen and has a page more.
        state.old.removeLast()
        state.tab = .new
        state.new.append(Place.State(name: "new tower"))
      case .popEverything:
        state.old.removeAll()
        state.new.removeAll()
      case .showNoteAndLeave:
        state.note = Place.State(name: "note")
        state.old.removeAll()
        state.tab = .new
      case .binding, .new, .note, .old:
        break
      }
      return .none
    }
    .forEach(\.old, action: \.old) { Place() }
    .forEach(\.new, action: \.new) { Place() }
    .ifLet(\.$note, action: \.note) { Place() }
  }
}

private struct TourView: View {
  @Bindable var store: StoreOf<Tour>
  var body: some View {
    TabView(selection: $store.tab) {
      NavigationStack(path: $store.scope(state: \.old, action: \.old)) {
        Text("old town").navigationTitle("Old")
      } destination: {
        PlaceView(store: $0)
      }
      .tabItem { Text("Old town") }.tag(Tour.Tab.old)
      NavigationStack(path: $store.scope(state: \.new, action: \.new)) {
        Text("new town").navigationTitle("New")
      } destination: {
        PlaceView(store: $0)
      }
      .tabItem { Text("New town") }.tag(Tour.Tab.new)
    }
    .sheet(item: $store.scope(state: \.note, action: \.note)) { PlaceView(store: $0) }
  }
}

private struct PlaceView: View {
  let store: StoreOf<Place>
  var body: some View {
    VStack {
      Text("the \(store.name)")
      Button("Leave") { store.send(.leaveButtonTapped) }
    }
    .navigationTitle(store.name)
  }
}

@MainActor
@Suite("Stacks in tabs, over stores")
struct TabsAndStacksTests {
  private let store = Store(initialState: Tour.State()) { Tour() }

  @Test("A pop, a tab switch and a push meet in one action, and all are shown")
  func together() {
    let screen = TestScreen { TourView(store: store) }
    #expect(screen.contains("the tower"))
    store.send(.goToNewTower)
    #expect(screen.contains("the new tower"))
    #expect(screen.tab("New town").isOn)
    screen.press(.escape)
    #expect(screen.contains("new town"))
    #expect(store.new.isEmpty)
    screen.tab("Old town").press()
    #expect(screen.contains("the castle"))
  }

  @Test("A pop of the stack and a feature that leaves by itself take one page, not two")
  func leavingTwice() async {
    let screen = TestScreen { TourView(store: store) }
    screen.button("Leave").press()
    screen.press(.escape)
    await screen.wait { !$0.contains("the tower") }
    for _ in 0..<10 { await Task.yield() }
    #expect(store.old.count == 1)
    #expect(screen.contains("the castle"))
  }

  @Test("A sheet comes while the page and the tab under it go")
  func sheetOverChanges() {
    let screen = TestScreen { TourView(store: store) }
    store.send(.showNoteAndLeave)
    #expect(screen.contains("the note"))
    screen.press(.escape)
    #expect(store.note == nil)
    #expect(screen.contains("new town"))
  }

  @Test("Pages of a tab that is not shown go, too")
  func hiddenTab() {
    let screen = TestScreen { TourView(store: store) }
    store.send(.goToNewTower)
    store.send(.popEverything)
    #expect(screen.contains("new town"))
    screen.tab("Old town").press()
    #expect(screen.contains("old town"))
  }
}
