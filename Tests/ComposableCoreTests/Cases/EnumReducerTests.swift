import CasePaths
import ComposableCore
import Testing

/// What `@Reducer` makes of an enum of features.
@MainActor
@Suite struct EnumReducerTests {
  @Test("The reducer of the case that the state is in runs")
  func reducerOfTheCaseRuns() {
    let store = Store(initialState: Place.State.room(Room.State())) { Place.body }
    store.send(.room(.guestArrived))
    #expect(store.withState { $0 } == .room(Room.State(guests: 1)))
  }

  @Test("The reducer of an enum in an enum runs")
  func nestedEnumRuns() {
    let store = Store(initialState: Place.State.wing(.bar(Bar.State()))) { Place.body }
    store.send(.wing(.bar(.drinkOrdered)))
    #expect(store.withState { $0 } == .wing(.bar(Bar.State(drinks: 1))))
  }

  @Test("An action for a row in a case changes just that row")
  func rowInACase() {
    let beds = IdentifiedArray(uniqueElements: (0..<3).map { Bed.State(id: $0) })
    let store = Store(initialState: Hotel.State(place: .room(Room.State(beds: beds)))) { Hotel() }
    store.send(.place(.presented(.room(.beds(.element(id: 1, action: .make))))))
    #expect(store.place?.room?.beds.map(\.isMade) == [false, true, false])
  }

  @Test("A view switches over the stores and the values of the cases")
  func caseScopes() throws {
    let store = Store(initialState: Hotel.State(place: .room(Room.State()))) { Hotel() }
    let place = try #require(store.scope(\.place, action: \.place.presented))
    guard case .room(let room) = place.case else {
      Issue.record("\(place.case)")
      return
    }
    room.send(.guestArrived)
    #expect(room.guests == 1)
    guard case .room(room) = place.case else {
      Issue.record("another store")
      return
    }
    store.send(.go(.parking(3)))
    guard case .parking(3) = place.case else {
      Issue.record("\(place.case)")
      return
    }
    store.send(.go(.floor(3, door: "a")))
    guard case .floor(3, door: "a") = place.case else {
      Issue.record("\(place.case)")
      return
    }
  }

  @Test("The rows of a feature in an enum are changed where they lie")
  func rowsStayWhereTheyAre() {
    let beds = IdentifiedArray(uniqueElements: (0..<100).map { Bed.State(id: $0) })
    let store = Store(
      initialState: Hotel.State(place: .room(Room.State(beds: beds)))
    ) { Hotel() }
    let place = store.scope(\.place, action: \.place.presented)
    func address() -> UnsafeRawPointer? {
      store.withState { state in
        state.place?.room?.beds.elements.withUnsafeBytes { UnsafeRawPointer($0.baseAddress) }
      }
    }
    // The initial value is known elsewhere, and the stores keep what they were made with.
    _ = place?.case
    store.send(.place(.presented(.room(.beds(.element(id: 1, action: .make))))))
    let before = address()
    store.send(.place(.presented(.room(.beds(.element(id: 2, action: .make))))))
    place?.send(.room(.beds(.element(id: 3, action: .make))))
    #expect(address() == before)
    #expect(store.place?.room?.beds[id: 3]?.isMade == true)
  }
}
