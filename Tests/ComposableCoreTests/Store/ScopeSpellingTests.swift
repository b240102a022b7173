import ComposableCore
import DataFlow
import Testing

@Reducer
private struct Light {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var isOn = false
  }

  enum Action { case toggle }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.isOn.toggle()
      return .none
    }
  }
}

@Reducer
private struct House {
  @ObservableState
  struct State: Equatable {
    var hall = Light.State()
    var cellar: Light.State? = Light.State()
    @Presents var door: Light.State? = Light.State()
    var lights: IdentifiedArrayOf<Light.State> = [Light.State(id: 1), Light.State(id: 2)]
    var path = StackState([Light.State(id: 7)])
  }

  enum Action {
    case hall(Light.Action)
    case cellar(Light.Action)
    case door(PresentationAction<Light.Action>)
    case lights(IdentifiedActionOf<Light>)
    case path(StackActionOf<Light>)
  }

  var body: some ReducerOf<Self> {
    Scope(\.hall, action: \.hall) { Light() }
    EmptyReducer()
      .ifLet(\.cellar, action: \.cellar) { Light() }
      .ifLet(\.$door, action: \.door) { Light() }
      .forEach(\.lights, action: \.lights) { Light() }
      .forEach(\.path, action: \.path) { Light() }
  }
}

@MainActor
@Suite("The spellings of a scope")
struct ScopeSpellingTests {
  private let store = Store(initialState: House.State()) { House() }

  @Test("A scope to a child and to an optional child, with and without a label")
  func children() {
    store.scope(\.hall, action: \.hall).send(.toggle)
    #expect(store.scope(state: \.hall, action: \.hall).isOn)
    store.scope(\.cellar, action: \.cellar)?.send(.toggle)
    #expect(store.scope(state: \.cellar, action: \.cellar)?.isOn == true)
    store.scope(\.door, action: \.door.presented)?.send(.toggle)
    #expect(store.scope(state: \.door, action: \.door.presented)?.isOn == true)
  }

  @Test("A scope to a collection, with and without a label, is one where a collection is expected")
  func collections() {
    for light in store.scope(\.lights, action: \.lights) { light.send(.toggle) }
    #expect(Array(store.scope(state: \.lights, action: \.lights)).map(\.isOn) == [true, true])
    #expect(store.scope(\.lights, action: \.lights).map(\.state.id) == [1, 2])
  }

  @Test("A scope to a collection is the store of the whole where nothing else is expected")
  func wholeCollection() {
    let lights = store.scope(\.lights, action: \.lights)
    lights.send(.element(id: 2, action: .toggle))
    #expect(store.lights[id: 2]?.isOn == true)
    #expect(lights.debugDescription == "IdentifiedStoreOf<Light>")
  }

  @Test("A scope to one element of a collection and of a stack, by its id")
  func elements() throws {
    store.scope(\.lights[id: 2], action: \.lights[id: 2])?.send(.toggle)
    #expect(store.lights.map(\.isOn) == [false, true])
    let id = try #require(store.path.ids.first)
    let top = store.scope(state: \.path[id: id], action: \.path[id: id])
    top?.send(.toggle)
    #expect(top?.isOn == true)
    store.send(.path(.popFrom(id: id)))
    #expect(store.scope(\.path[id: id], action: \.path[id: id]) == nil)
    // It is still on its way off the screen.
    #expect(top?.state.id == 7)
  }

  @Test("A scope to a stack is the store of the whole stack")
  func stack() throws {
    let path = store.scope(\.path, action: \.path)
    #expect(path === store.scope(state: \.path, action: \.path))
    #expect(path.debugDescription == "StackStoreOf<Light>")
    path.send(.popFrom(id: try #require(path.ids.first)))
    #expect(store.path.isEmpty)
  }

  @Test(
    "A scope of a binding, a bindable or an observed object to a presented child",
    arguments: 0..<12)
  func presentedChildren(spelling: Int) {
    @Bindable var store = store
    let binding = Binding.constant(store)
    let observed = ObservedObject(wrappedValue: store).projectedValue
    let door =
      switch spelling {
      case 0: $store.scope(\.door, action: \.door)
      case 1: $store.scope(\.$door, action: \.door)
      case 2: $store.scope(state: \.door, action: \.door)
      case 3: $store.scope(state: \.$door, action: \.door)
      case 4: binding.scope(\.door, action: \.door)
      case 5: binding.scope(\.$door, action: \.door)
      case 6: binding.scope(state: \.door, action: \.door)
      case 7: binding.scope(state: \.$door, action: \.door)
      case 8: observed.scope(\.door, action: \.door)
      case 9: observed.scope(\.$door, action: \.door)
      case 10: observed.scope(state: \.door, action: \.door)
      default: observed.scope(state: \.$door, action: \.door)
      }
    door.wrappedValue?.send(.toggle)
    #expect(store.door?.isOn == true)
    door.wrappedValue = nil
    #expect(store.door == nil)
    #expect(door.wrappedValue == nil)
  }

  @Test(
    "A scope of a binding, a bindable or an observed object to a stack", arguments: 0..<6)
  func stacks(spelling: Int) {
    @Bindable var store = store
    let binding = Binding.constant(store)
    let observed = ObservedObject(wrappedValue: store).projectedValue
    let path =
      switch spelling {
      case 0: $store.scope(\.path, action: \.path)
      case 1: $store.scope(state: \.path, action: \.path)
      case 2: binding.scope(\.path, action: \.path)
      case 3: binding.scope(state: \.path, action: \.path)
      case 4: observed.scope(\.path, action: \.path)
      default: observed.scope(state: \.path, action: \.path)
      }
    #expect(path.wrappedValue === store.scope(\.path, action: \.path))
    path.wrappedValue.send(.element(id: path.wrappedValue.ids[0], action: .toggle))
    #expect(store.path.first?.isOn == true)
    path.wrappedValue = Store(initialState: StackState()) {}
    #expect(path.wrappedValue === store.scope(\.path, action: \.path))
  }
}
