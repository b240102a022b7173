import ComposableCore
import ConcurrencyExtras
import Foundation
import Testing

@MainActor
@Suite("Fields with @BindingState")
struct BindingStateTests {
  @available(*, deprecated)
  @Test("The wrapper is transparent to equality, hashing, coding, mirrors and dumps")
  func transparent() throws {
    var settings = Settings.State()
    let other = Settings.State()
    #expect(settings == other)
    settings.isOn = true
    #expect(settings != other)
    #expect(Set([BindingState(wrappedValue: 1), BindingState(wrappedValue: 1)]).count == 1)
    let json = try JSONEncoder().encode(["isOn": BindingState(wrappedValue: true)])
    #expect(String(decoding: json, as: UTF8.self) == #"{"isOn":true}"#)
    let decoded = try JSONDecoder().decode([String: BindingState<Bool>].self, from: json)
    #expect(decoded["isOn"]?.wrappedValue == true)
    #expect(Mirror(reflecting: BindingState(wrappedValue: [1, 2])).children.count == 2)
    #expect(String(customDumping: BindingState(wrappedValue: "Blob")) == #""Blob""#)
    #expect(BindingState(wrappedValue: "Blob").debugDescription == #""Blob""#)
  }

  @available(*, deprecated)
  @Test("A view store has bindings to the fields, whose writes are binding actions")
  func viewStoreBindings() {
    let store = Store(initialState: Settings.State()) { Settings() }
    let viewStore = ViewStore(store, observe: { $0 })
    viewStore.$isOn.wrappedValue = true
    #expect(viewStore.isOn)
    #expect(viewStore.$isOn.wrappedValue)
    viewStore.$name.wrappedValue = "Blob"
    #expect(viewStore.log == ["switched on", "Blob"])
  }

  @available(*, deprecated)
  @Test("Writing a member of a field writes the whole field")
  func nestedWrites() {
    let store = Store(initialState: Settings.State()) { Settings() }
    let viewStore = ViewStore(store, observe: { $0 })
    viewStore.$address.city.wrappedValue = "Rome"
    #expect(viewStore.address.city == "Rome")
    #expect(viewStore.log == ["address"])
  }

  @available(*, deprecated)
  @Test("Key-path pattern, set pattern and catch-all cases match in order")
  func patterns() {
    let action = BindingAction<Settings.State>.set(\.$name, "Blob")
    #expect(action == .set(\.$name, "Blob"))
    #expect(action != .set(\.$name, "Blob Jr."))
    #expect(\.$name ~= action)
    #expect(!(\.$isOn ~= action))
  }

  @available(*, deprecated)
  @Test("Tests send and receive fields by case key path")
  func casePaths() async {
    let store = TestStore(initialState: Settings.State()) { Settings() }
    await store.send(\.binding.$name, "Blob") {
      $0.name = "Blob"
      $0.log = ["Blob"]
    }
    await store.send(.set(\.$isOn, true)) {
      $0.isOn = true
      $0.log.append("switched on")
    }
    await store.send(.reset)
    await store.receive(\.binding.$name, "") {
      $0.name = ""
      $0.log.append("")
    }
  }

  #if DEBUG
    @available(*, deprecated)
    @Test("A write that no reducer applies is reported, with the place of the field")
    func unhandledWrite() async throws {
      let store = Store(initialState: Settings.State()) {
        EmptyReducer<Settings.State, Settings.Action>()
      }
      let failures = await failures {
        ViewStore(store, observe: { $0 }).$name.wrappedValue = "Blob"
        await Task.megaYield()
      }
      let failure = try #require(failures.first)
      #expect(failures.count == 1)
      #expect(store.withState(\.name) == "")
      #expect(failure.message.contains("Settings.Action"))
      #expect(failure.message.contains("Blob"))
      #expect(failure.message.contains("BindingStateTests.swift:\(Settings.State.lineOfName)"))
    }
  #endif

  @available(*, deprecated)
  @Test("A view has a state of its own, with bindings to the fields")
  func viewState() {
    let store = Store(initialState: Settings.State()) { Settings() }
    let viewStore = ViewStore(store, observe: SettingsView.State.init)
    let changes = ChangeCounter { _ = viewStore.state }
    store.send(.binding(.set(\.$isOn, true)))
    #expect(changes.count == 0)
    viewStore.$name.wrappedValue = "Blob"
    #expect(changes.count == 1)
    #expect(viewStore.name == "Blob")
    #expect(viewStore.greeting == "Hello, Blob!")
    #expect(store.withState(\.name) == "Blob")
  }

  @available(*, deprecated)
  @Test("A view has a state and actions of its own, with bindings to the fields")
  func viewStateAndActions() {
    let store = Store(initialState: Settings.State()) {
      CombineReducers {
        BindingReducer(action: { (action: Outer) in action.settings })
      }
    }
    let viewStore = ViewStore(
      store, observe: SettingsView.State.init, send: { (action: Settings.Action) in .view(action) })
    viewStore.$name.wrappedValue = "Blob"
    #expect(store.withState(\.name) == "Blob")
    #expect(viewStore.greeting == "Hello, Blob!")
  }

  @available(*, deprecated)
  @Test("Two states of a view are told apart by what the fields were")
  func viewStateEquality() {
    let store = Store(initialState: Settings.State()) { Settings() }
    let before = ViewStore(store, observe: SettingsView.State.init).state
    store.send(.binding(.set(\.$name, "Blob")))
    let after = ViewStore(store, observe: SettingsView.State.init).state
    #expect(before != after)
    #expect(String(customDumping: after).contains(#"_name: "Blob""#))
  }

  @available(*, deprecated)
  @Test("A test store has its state with bindings, to test the state of a view")
  func testStoreBindings() async {
    let store = TestStore(initialState: Settings.State()) { Settings() }
    await store.send(\.binding.$name, "Blob") {
      $0.name = "Blob"
      $0.log = ["Blob"]
    }
    let viewState = SettingsView.State(store: store.bindings)
    #expect(viewState.greeting == "Hello, Blob!")
    viewState.$name.wrappedValue = "Blob Jr."
    #expect(viewState.name == "Blob Jr.")
    #expect(store.state.name == "Blob")
  }

  @available(*, deprecated)
  @Test("So has one whose binding actions are in a case")
  func testStoreBindingsOfCase() {
    let store = TestStore(initialState: Settings.State(name: "Blob")) {
      BindingReducer(action: \Outer.Cases.view)
    }
    #expect(SettingsView.State(store: store.bindings(action: \.view)).greeting == "Hello, Blob!")
  }

  @available(*, deprecated)
  @Test("Writes through the bindings of a dismissed child are dropped")
  func dismissedChild() async {
    let log = LockIsolated<[String]>([])
    let failures = await failures {
      let store = Store(initialState: Settings.State?.some(Settings.State())) {
        Reduce<Settings.State?, Settings.Action> { state, action in
          log.withValue { $0.append("\(action)") }
          if action == .reset { state = nil }
          return .none
        }
      }
      guard let child = store.unwrapped() else { return }
      let viewStore = ViewStore(child, observe: { $0 })
      let viewState = ViewStore(child, observe: SettingsView.State.init)
      store.send(.reset)
      viewStore.$name.wrappedValue = "Blob"
      viewState.$name.wrappedValue = "Blob"
      await Task.megaYield()
    }
    #expect(log.value == ["reset"])
    #expect(failures.isEmpty)
  }
}

@available(*, deprecated)
private struct Settings: Reducer {
  struct State: Equatable {
    static let lineOfName = 1 + #line
    @BindingState var name = ""
    @BindingState var isOn = false
    @BindingState var address = Address()
    var log: [String] = []
  }

  struct Address: Equatable, Sendable { var city = "" }

  @CasePathable
  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case reset
  }

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(.set(\.$isOn, true)): state.log.append("switched on")
      case .binding(\.$name): state.log.append(state.name)
      case .binding(\.$address): state.log.append("address")
      case .binding: break
      case .reset: return .send(.set(\.$name, ""))
      }
      return .none
    }
  }
}

@available(*, deprecated)
@CasePathable
private enum Outer {
  case view(Settings.Action)

  var settings: Settings.Action? {
    switch self {
    case .view(let action): action
    }
  }
}

@available(*, deprecated)
private enum SettingsView {
  struct State: Equatable {
    @BindingViewState var name: String
    let greeting: String

    @MainActor init(store: BindingViewStore<Settings.State>) {
      _name = store.$name
      greeting = "Hello, \(store.name)!"
    }
  }
}
