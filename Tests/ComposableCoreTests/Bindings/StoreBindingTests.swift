import ComposableCore
import DataFlow
import IssueReporting
import Testing

@MainActor @Suite struct StoreBindingTests {
  let store = Store(initialState: Profile.State()) { Profile() }

  @Test func writingAFieldSendsAnActionThatIsAppliedWhereTheReducerStands() {
    store.name = "Blob"
    #expect(store.name == "Blob")
    #expect(store.log == ["before: ", "after: Blob"])
  }

  @Test func anEqualValueIsSentToo() {
    store.name = ""
    #expect(store.log == ["before: ", "after: "])
  }

  @Test func aBindingReadsAndWritesAField() {
    @Bindable var store = store
    let name = $store.name
    name.wrappedValue = "Blob"
    #expect(name.wrappedValue == "Blob")
    #expect(store.name == "Blob")
  }

  @Test func aBindingToAPartWritesTheWholeField() {
    @Bindable var store = store
    $store.address.city.wrappedValue = "Seoul"
    #expect(store.log == ["city: Seoul"])
    $store.limits["a"].wrappedValue = 3
    #expect(store.limits == ["a": 3])
  }

  @Test func theStateCanBeWrittenAsAWhole() {
    store.state = Profile.State(name: "Blob")
    #expect(store.state == Profile.State(name: "Blob"))
  }

  @Test func aPatternOfFieldAndValueMatchesBoth() {
    store.isPrivate = false
    #expect(store.log == [])
    store.isPrivate = true
    #expect(store.log == ["private"])
  }

  @Test func anActionThatIsSentByAReducerIsApplied() {
    store.send(.resetButtonTapped)
    #expect(store.name == "Blob")
  }

  @Test func bindingsOfEachEvaluationAreEqual() {
    let other = Store(initialState: Profile.State()) { Profile() }
    #expect(Binding._isEqual(Bindable(store).name, Bindable(store).name))
    #expect(!Binding._isEqual(Bindable(store).name, Bindable(other).name))
    #expect(
      Binding._isEqual(
        Bindable(store).name.sending(\.renamed), Bindable(store).name.sending(\.renamed)))
    #expect(
      !Binding._isEqual(
        Bindable(store).name.sending(\.renamed), Bindable(store).log[0].sending(\.renamed)))
  }

  @Test func sendingSendsACaseWithEachValue() {
    @Bindable var store = store
    let isPrivate = $store.isPrivate.sending(\.isPrivate)
    isPrivate.wrappedValue = true
    #expect(isPrivate.wrappedValue)
    #expect(store.log == [])
    $store.address.city.sending(\.renamed).wrappedValue = "Blob"
    #expect(store.name == "Blob")
  }

  @Test func anObservedStoreHasTheSameBindings() {
    @ObservedObject var store = store
    $store.name.wrappedValue = "Blob"
    #expect(store.name == "Blob")
    $store.address.city.sending(\.renamed).wrappedValue = "Seoul"
    #expect(store.name == "Seoul")
  }

  @Test func sendingWorksOnABindingToAStore() {
    @Binding(projectedValue: .constant(store)) var store
    $store.name.sending(\.renamed).wrappedValue = "Blob"
    #expect(store.name == "Blob")
  }

  @Test func aTestSendsAndReceivesFieldsAsCases() async {
    let store = TestStore(initialState: Profile.State()) { Profile() }
    await store.send(\.binding.name, "Blob Jr.") {
      $0.name = "Blob Jr."
      $0.log = ["before: ", "after: Blob Jr."]
    }
    store.exhaustivity = .off
    await store.send(.resetButtonTapped)
    await store.receive(\.binding.name, "Blob") { $0.name = "Blob" }
  }
}

@MainActor @Suite struct ViewBindingTests {
  @Reducer
  struct Feature {
    @ObservableState struct State: Equatable { var name = "" }

    enum Action: ViewAction {
      case other
      case view(View)

      enum View: BindableAction { case binding(BindingAction<State>) }
    }

    var body: some ReducerOf<Self> {
      BindingReducer(action: \.view)
    }
  }

  @Test func aFieldIsWrittenByAnActionOfTheView() {
    let store = Store(initialState: Feature.State()) { Feature() }
    store.send(.other)
    store.name = "Blob"
    #expect(store.name == "Blob")
    Bindable(store).name.wrappedValue = "Blob Jr."
    #expect(store.name == "Blob Jr.")
    store.state = Feature.State(name: "Blob Sr.")
    #expect(store.name == "Blob Sr.")
  }
}

#if DEBUG
  @MainActor @Suite struct UnhandledBindingTests {
    @Reducer
    struct Feature {
      @ObservableState struct State: Equatable { var count = 0 }
      enum Action: BindableAction { case binding(BindingAction<State>) }
      var body: some ReducerOf<Self> { EmptyReducer() }
    }

    @Test func aWriteThatNoReducerAppliesIsReported() async {
      let store = Store(initialState: Feature.State()) { Feature() }
      let failures = await failures {
        store.count = 42
        await Task.megaYield()
      }
      #expect(failures.count == 1)
      #expect(failures.first?.message.contains("BindingReducer()") == true)
      #expect(failures.first?.message.contains("UnhandledBindingTests.Feature.Action") == true)
      #expect(failures.first?.message.contains("42") == true)
    }

    @Test func anActionThatNoBindingSentIsNot() async {
      let store = Store(initialState: Feature.State()) { Feature() }
      let failures = await failures {
        store.send(.set(\.count, 42))
        await Task.megaYield()
      }
      #expect(failures.isEmpty)
    }
  }
#endif

@MainActor @Suite struct DismissedBindingTests {
  @Reducer
  struct Parent {
    @ObservableState struct State { @Presents var profile: Profile.State? }
    enum Action { case profile(PresentationAction<Profile.Action>) }

    var body: some ReducerOf<Self> {
      EmptyReducer()
        .ifLet(\.$profile, action: \.profile) { Profile() }
    }
  }

  @Test func whatADismissedChildWritesIsDropped() async throws {
    let store = Store(initialState: Parent.State(profile: Profile.State())) { Parent() }
    let profile = try #require(store.scope(state: \.profile, action: \.profile.presented))
    let name = Bindable(profile).name
    store.send(.profile(.dismiss))
    let failures = await failures {
      name.wrappedValue = "Blob"
      await Task.megaYield()
    }
    #expect(failures.isEmpty)
    #expect(name.wrappedValue == "")
  }

  @Test func whatADismissedChildSendsIsReported() async throws {
    let store = Store(initialState: Parent.State(profile: Profile.State())) { Parent() }
    let profile = try #require(store.scope(state: \.profile, action: \.profile.presented))
    store.send(.profile(.dismiss))
    let failures = await failures { profile.send(.renamed("Blob")) }
    #expect(failures.count == 1)
  }
}
