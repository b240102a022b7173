import Clocks
import ComposableCore
import Testing

@MainActor @Suite struct TestStorePresentationTests {
  @Reducer
  struct Shelf {
    @ObservableState
    struct State: Equatable {
      @Presents var lamp: Lamp.State?
    }

    enum Action {
      case lamp(PresentationAction<Lamp.Action>)
      case lampTapped
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .lampTapped = action { state.lamp = Lamp.State() }
        return .none
      }
      .ifLet(\.$lamp, action: \.lamp) { Lamp() }
    }
  }

  private let store = TestStore(initialState: Shelf.State()) {
    Shelf()
  } withDependencies: {
    $0.continuousClock = TestClock()
  }

  private func presentLamp() async {
    await store.send(.lampTapped) { $0.lamp = Lamp.State() }
  }

  @Test func aPresentedChildMayBeLeft() async {
    await presentLamp()
    await store.finish()
  }

  @Test func actionsOfTheChildAreSentByTheirCases() async {
    await presentLamp()
    await store.send(\.lamp.toggled) { $0.lamp?.isOn = true }
    await store.send(\.lamp.brightnessChanged, 2) { $0.lamp?.brightness = 2 }
    await store.send(\.lamp.dismiss) { $0.lamp = nil }
  }

  @Test func anEffectOfTheChildIsReportedWhereItWasStarted() async {
    let failures = await failures {
      let store = TestStore(initialState: Shelf.State(lamp: Lamp.State())) {
        Shelf()
      } withDependencies: {
        $0.continuousClock = TestClock()
      }
      await store.send(\.lamp.timerStarted)
    }
    #expect(failures.map(\.line) == [#line - 2])
  }

  @Test func aChildThatDismissesItselfIsReceived() async {
    await presentLamp()
    await store.send(\.lamp.thrownAway)
    await store.receive(\.lamp.dismiss) { $0.lamp = nil }
    #expect(!store.isDismissed)
  }

  @Test func dismissalEndsTheEffectsOfTheChild() async {
    await presentLamp()
    await store.send(\.lamp.timerStarted)
    await store.send(\.lamp.dismiss) { $0.lamp = nil }
    await store.finish()
  }

  @Test("A child presented before finish can still dismiss itself")
  func dismissesAfterFinish() async {
    await presentLamp()
    await store.finish()
    await store.send(\.lamp.thrownAway)
    await store.receive(\.lamp.dismiss) { $0.lamp = nil }
  }

  @Test("The end of another test store leaves the presented child alone")
  func otherStoreEnds() async {
    await presentLamp()
    do {
      let other = TestStore(initialState: Shelf.State(lamp: Lamp.State())) { Shelf() }
      await other.finish()
    }
    await store.send(\.lamp.thrownAway)
    await store.receive(\.lamp.dismiss) { $0.lamp = nil }
  }
}
