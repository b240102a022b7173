import ComposableCore
import Testing

/// A form whose fields are bound in all the ways that a feature can react to.
@Reducer
private struct Form {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var email: String?
    var isPublic = false
    var log: [String] = []
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case isPublic(Bool)
    case publishButtonTapped
    case nicknameChanged(String)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.name) { old, new in
        Reduce { state, _ in
          state.log.append("\(old) → \(new)")
          return .none
        }
      }
    Reduce { state, action in
      switch action {
      case .binding(.set(\.name, "")): state.log.append("empty name")
      case .binding(\.name): state.log.append("name")
      case .binding: state.log.append("another field")
      case .isPublic(let isPublic): state.log.append("is public: \(isPublic)")
      case .publishButtonTapped:
        return .merge(.send(.isPublic(true)), .send(.set(\.isPublic, true)))
      case .nicknameChanged(let nickname): state.log.append("nickname: \(nickname)")
      }
      return .none
    }
  }
}

extension Store<Form.State, Form.Action> {
  fileprivate var nickname: String {
    get { String(self.name.prefix(1)) }
    set { send(.nicknameChanged(newValue)) }
  }

  fileprivate subscript(initial position: Int) -> String {
    get { String(self.name.dropFirst(position).prefix(1)) }
    set { send(.nicknameChanged("\(position)\(newValue)")) }
  }
}

@MainActor
@Suite struct `Features with bindings` {
  private let store = Store(initialState: Form.State()) { Form() }

  @Test func `Patterns match in their order: field and value, field, any`() {
    store.name = "Blob"
    store.name = ""
    store.email = "blob@example.com"
    #expect(
      store.log == [" → Blob", "name", "Blob → ", "empty name", "another field"])
  }

  @Test func `onChange on the binding reducer runs for its field, when that changes`() {
    store.name = ""
    store.isPublic = true
    #expect(store.log == ["empty name", "another field"])
    store.name = "Blob"
    #expect(store.log.dropFirst(2) == [" → Blob", "name"])
  }

  @Test func `sending sends equal values, too`() {
    let isPublic = Bindable(store).isPublic.sending(\.isPublic)
    isPublic.wrappedValue = false
    #expect(store.log == ["is public: false"])
  }

  @Test func `A computed property of the store that sends when it is set can be bound`() {
    store.name = "Blob"
    let nickname = Bindable(store).nickname
    #expect(nickname.wrappedValue == "B")
    nickname.wrappedValue = "Bl"
    #expect(store.log.last == "nickname: Bl")
  }

  @Test func `A subscript of the store that sends when it is set can be bound`() {
    store.name = "Blob"
    let initial = Bindable(store)[initial: 2]
    #expect(initial.wrappedValue == "o")
    initial.wrappedValue = "x"
    #expect(store.log.last == "nickname: 2x")
  }

  @Test func `A binding to an optional field is unwrapped while there is a value`() throws {
    #expect(Binding(Bindable(store).email) == nil)
    store.email = "blob@example.com"
    let email = try #require(Binding(Bindable(store).email))
    email.wrappedValue = "jr@example.com"
    #expect(store.email == "jr@example.com")
  }

  @Test func `A field and a case of the same name are received apart`() async {
    let store = TestStore(initialState: Form.State()) { Form() }
    await store.send(\.publishButtonTapped)
    await store.receive(\.isPublic) { $0.log = ["is public: true"] }
    await store.receive(\.binding.isPublic) {
      $0.isPublic = true
      $0.log.append("another field")
    }
    await store.send(\.publishButtonTapped)
    let failures = await failures {
      await store.receive(\.binding.isPublic, true)
      await store.receive(\.isPublic, true)
    }
    #expect(failures.count == 2)
  }
}

#if DEBUG
  @MainActor
  @Suite struct `Writes that no reducer applies` {
    @Reducer
    struct Child {
      @ObservableState struct State { var count = 0 }
      enum Action: BindableAction { case binding(BindingAction<State>) }
      var body: some ReducerOf<Self> { EmptyReducer() }
    }

    @Reducer
    struct Parent {
      @ObservableState struct State { @Presents var child: Child.State? }
      enum Action { case child(PresentationAction<Child.Action>) }

      var body: some ReducerOf<Self> {
        EmptyReducer().ifLet(\.$child, action: \.child) { Child() }
      }
    }

    private let store = Store(initialState: Parent.State(child: Child.State())) { Parent() }

    @Test func `Are reported for a child that is there`() async throws {
      let child = try #require(store.scope(state: \.child, action: \.child.presented))
      let failures = await failures {
        child.count = 1
        await Task.megaYield()
      }
      #expect(failures.count == 1)
    }

    @Test func `Are no news of a child that has been dismissed meanwhile`() async throws {
      let child = try #require(store.scope(state: \.child, action: \.child.presented))
      let failures = await failures {
        child.count = 1
        store.send(.child(.dismiss))
        await Task.megaYield()
      }
      #expect(failures.isEmpty)
    }
  }
#endif
