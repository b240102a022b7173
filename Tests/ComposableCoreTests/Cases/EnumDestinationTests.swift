import CasePaths
import ComposableCore
import DataFlow
import Testing

/// A parent that presents one of several features.
@MainActor
@Suite struct EnumDestinationTests {
  private func store(at place: Place.State?) -> StoreOf<Hotel> {
    Store(initialState: Hotel.State(place: place)) { Hotel() }
  }

  // MARK: - Dialogs

  @Test("A button of an alert among other destinations clears it")
  func alertIsAnswered() {
    let store = store(at: .alert(.sure))
    store.send(.place(.presented(.alert(.confirm))))
    #expect(store.place == nil)
  }

  @Test("An alert that the parent replaces by another one stays")
  func alertIsReplaced() {
    let store = store(at: .alert(.sure))
    let id = store.place?.alert?.id
    store.send(.place(.presented(.alert(.again))))
    #expect(store.place?.alert != nil)
    #expect(store.place?.alert?.id != id)
  }

  @Test("An alert that the parent replaces by a dialog ends in the dialog")
  func alertBecomesADialog() {
    let store = store(at: .alert(.sure))
    store.send(.place(.presented(.alert(.dialog))))
    #expect(store.place?.is(\.dialog) == true)
  }

  @Test("An alert stays when an action of another domain arrives")
  func alertStays() {
    let store = store(at: .alert(.sure))
    store.send(.nothing)
    #expect(store.place?.is(\.alert) == true)
    store.send(.place(.presented(.dialog(.confirm))))
    #expect(store.place?.is(\.alert) == true)
    withKnownIssue {
      _ = store.send(.place(.presented(.bar(.drinkOrdered))))
    } matching: {
      $0.description.contains("is in another case") && $0.description.contains("alert")
    }
    #expect(store.place?.is(\.alert) == true)
  }

  @Test("An action for a feature whose case is not presented is reported where the case is written")
  func otherCase() {
    let store = store(at: .lobby)
    withKnownIssue {
      _ = store.send(.place(.presented(.room(.guestArrived))))
    } matching: {
      $0.description.contains("/Hotel.swift:") && $0.description.contains("room(.guestArrived)")
    }
    #expect(store.place == .lobby)
  }

  @Test("Nothing presented is reported where the operator is written")
  func nothingPresented() {
    let store = store(at: nil)
    withKnownIssue {
      _ = store.send(.place(.presented(.room(.guestArrived))))
    } matching: {
      $0.description.contains("/Hotel.swift:")
    }
  }

  // MARK: - Dismissal and effects

  @Test("A feature of an enum dismisses itself, after the enum was left and entered again, too")
  func dismissal() async {
    let store = store(at: .room(Room.State()))
    store.send(.go(.bar(Bar.State())))
    store.send(.go(.room(Room.State())))
    await store.send(.place(.presented(.room(.leave)))).finish()
    #expect(store.place == nil)
    #expect(store.log == ["dismiss"])
    store.send(.go(.suite(Room.State())))
    await store.send(.place(.presented(.suite(.leave)))).finish()
    #expect(store.place == nil)
  }

  @Test(
    "What a feature of an enum presents dismisses itself after the enum was left and entered again")
  func dismissalInsideAnEnum() async {
    let store = Store(initialState: Country.State()) { Country() }
    let room = Hotel.State(place: .room(Room.State()))
    for _ in 0..<2 {
      store.send(.travel(.hotel(room)))
      let task = store.send(.city(.hotel(.place(.presented(.room(.waitForEver))))))
      store.send(.travel(.bar(Bar.State())))
      store.send(.city(.bar(.drinkOrdered)))
      await task.finish()
      store.send(.travel(.hotel(room)))
      await store.send(.city(.hotel(.place(.presented(.room(.leave)))))).finish()
      #expect(store.city.hotel?.place == nil)
      #expect(store.city.hotel?.log == ["dismiss"])
    }
  }

  @Test("A feature in an enum in an enum dismisses the outer one")
  func nestedDismissal() async {
    let store = store(at: .wing(.room(Room.State())))
    await store.send(.place(.presented(.wing(.room(.leave))))).finish()
    #expect(store.place == nil)
  }

  @Test("Another case with the same state ends the effects of the one before")
  func otherCaseEndsEffects() async {
    let store = store(at: .room(Room.State()))
    let task = store.send(.place(.presented(.room(.waitForEver))))
    store.send(.go(.suite(Room.State())))
    await task.finish()
    #expect(store.place == .suite(Room.State()))
  }

  @Test("Another id in the same case ends the effects of the one before")
  func otherIDEndsEffects() async {
    let store = store(at: .room(Room.State(id: 1)))
    let task = store.send(.place(.presented(.room(.waitForEver))))
    store.send(.go(.room(Room.State(id: 2))))
    await task.finish()
    #expect(store.place == .room(Room.State(id: 2)))
  }

  @Test("The same id in the same case keeps the effects")
  func sameIDKeepsEffects() async {
    let store = store(at: .room(Room.State(id: 1)))
    let task = store.send(.place(.presented(.room(.waitForEver))))
    store.send(.go(.room(Room.State(id: 1, guests: 2))))
    #expect(!task.isCancelled)
    store.send(.go(nil))
    await task.finish()
  }

  @Test("A feature that changes its own id loses its effects")
  func ownIDChanges() async {
    let store = store(at: .room(Room.State(id: 1)))
    let task = store.send(.place(.presented(.room(.waitForEver))))
    store.send(.place(.presented(.room(.renumber(2)))))
    await task.finish()
    #expect(store.place == .room(Room.State(id: 2)))
  }

  @Test("Another case of an enum in an enum ends the effects of the one before")
  func nestedCaseEndsEffects() async {
    let store = store(at: .wing(.room(Room.State())))
    let task = store.send(.place(.presented(.wing(.room(.waitForEver)))))
    store.send(.go(.wing(.bar(Bar.State()))))
    // Noticed by the enum inside, with the next action that passes through it.
    store.send(.place(.presented(.wing(.bar(.drinkOrdered)))))
    await task.finish()
    #expect(store.place == .wing(.bar(Bar.State(drinks: 1))))
  }

  @Test("The enum at the root ends the effects of a case that something else has left")
  func rootCaseEndsEffects() async {
    let store = Store(initialState: Wing.State.room(Room.State())) {
      Reduce<Wing.State, Wing.Action> { state, action in
        if case .room(.late) = action { state = .bar(Bar.State()) }
        return .none
      }
      Wing.body
    }
    let task = store.send(.room(.waitForEver))
    withKnownIssue { _ = store.send(.room(.late)) }
    await task.finish()
  }

  // MARK: - Scoping

  @Test("Every spelling of a scope to a case gives a store of the case")
  func spellings() {
    let store = store(at: .room(Room.State()))
    #expect(store.scope(state: \.place?.room, action: \.place.room) != nil)
    #expect(store.scope(\.place?.room, action: \.place.room) != nil)
    #expect(store.scope(\.place?.room, action: \.place.presented.room) != nil)
    #expect(store.scope(state: \.place?.bar, action: \.place.bar) == nil)
    #expect(
      store.scope(state: \.place?.room, action: \.place.room)
        === store.scope(\.place?.room, action: \.place.room))
    store.scope(\.place?.room, action: \.place.room)?.send(.guestArrived)
    #expect(store.scope(\.place?.room, action: \.place.room)?.guests == 1)
  }

  @Test("Every spelling of a scope of a binding to a case dismisses with nil")
  func bindingSpellings() {
    let store = store(at: nil)
    let bindable = Bindable(store)
    let bindings = [
      { bindable.scope(state: \.place?.room, action: \.place.room) },
      { bindable.scope(\.place?.room, action: \.place.room) },
      { bindable.scope(\.$place, action: \.place).room },
      { bindable.scope(state: \.$place, action: \.place).room },
      { Binding.constant(store).scope(\.$place, action: \.place).room },
      { Binding.constant(store).scope(state: \.place?.room, action: \.place.room) },
    ]
    for binding in bindings {
      #expect(binding().wrappedValue == nil)
      store.send(.go(.room(Room.State())))
      let room = binding()
      room.wrappedValue?.send(.guestArrived)
      #expect(store.place == .room(Room.State(guests: 1)))
      room.wrappedValue = nil
      #expect(store.place == nil)
    }
    #expect(store.log.count == bindings.count)
  }

  @Test("A chain of bindings leads to values, to cases without one, and into enums in enums")
  func chains() {
    let store = store(at: .parking(7))
    let place = Bindable(store).scope(\.$place, action: \.place)
    let parking: Binding<Int?> = place.parking
    #expect(parking.wrappedValue == 7)
    let lobby: Binding<Void?> = place.lobby
    #expect(lobby.wrappedValue == nil)
    store.send(.go(.lobby))
    #expect(lobby.wrappedValue != nil)
    #expect(parking.wrappedValue == nil)
    store.send(.go(.wing(.bar(Bar.State()))))
    let bar: Binding<StoreOf<Bar>?> = place.wing.bar
    bar.wrappedValue?.send(.drinkOrdered)
    #expect(bar.wrappedValue?.drinks == 1)
    #expect(place.wing.room.wrappedValue == nil)
    store.send(.go(.alert(.sure)))
    let alert: Binding<AlertState<Place.Alert>?> = place.alert
    #expect(alert.wrappedValue != nil)
  }

  @Test("A binding to a case that is not presented dismisses nothing")
  func otherBindingsDismissNothing() {
    let store = store(at: .room(Room.State()))
    let place = Bindable(store).scope(\.$place, action: \.place)
    place.bar.wrappedValue = nil
    #expect(store.place == .room(Room.State()))
  }

  @Test("A binding made for one alert does not dismiss the next one")
  func bindingOfTheAlertBefore() {
    let store = store(at: .alert(.sure))
    let alert = Bindable(store).scope(\.$place, action: \.place).alert
    store.send(.place(.presented(.alert(.again))))
    alert.wrappedValue = nil
    #expect(store.place?.is(\.alert) == true)
  }
}

@Reducer
private enum City {
  case hotel(Hotel)
  case bar(Bar)
}

@Reducer
private struct Country {
  @ObservableState
  struct State { var city = City.State.bar(Bar.State()) }

  enum Action {
    case city(City.Action)
    case travel(City.State)
  }

  var body: some ReducerOf<Self> {
    Scope(\.city, action: \.city) { City.body }
    Reduce { state, action in
      if case .travel(let city) = action { state.city = city }
      return .none
    }
  }
}
