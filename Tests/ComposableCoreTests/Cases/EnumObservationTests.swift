import CasePaths
import ComposableCore
import Testing

/// Who is told of what in state that is an enum.
@MainActor
@Suite struct EnumObservationTests {
  private func store(at place: Place.State?) -> StoreOf<Hotel> {
    Store(initialState: Hotel.State(place: place)) { Hotel() }
  }

  @Test("An action that changes nothing tells nobody")
  func nothingChanges() throws {
    let places: [Place.State] = [
      .parking(1), .lobby, .floor(1, door: "a"), .alert(.sure), .room(Room.State()),
      .wing(.room(Room.State())),
    ]
    for place in places {
      let store = store(at: place)
      let scoped = try #require(store.scope(\.place, action: \.place.presented))
      let root = Store(initialState: place) { EmptyReducer<Place.State, Place.Action>() }
      let counters = [
        ChangeCounter { _ = store.place },
        ChangeCounter { _ = scoped.case },
        ChangeCounter { _ = scoped.state },
        ChangeCounter { _ = root.state },
      ]
      store.send(.nothing)
      store.send(.nothing)
      withKnownIssue { _ = store.send(.place(.presented(.bar(.drinkOrdered)))) }
      root.send(.bar(.drinkOrdered))
      #expect(counters.map(\.count) == [0, 0, 0, 0], "\(place)")
    }
  }

  @Test("A payload that changes tells its readers, and nobody else")
  func payloadChanges() throws {
    let store = store(at: .parking(1))
    let place = try #require(store.scope(\.place, action: \.place.presented))
    let readers = [
      ChangeCounter { _ = store.place }, ChangeCounter { _ = place.state },
      ChangeCounter { _ = place.parking }, ChangeCounter { _ = place.case },
    ]
    let log = ChangeCounter { _ = store.log }
    store.send(.editParking(2))
    #expect(readers.map(\.count) == [1, 1, 1, 1])
    #expect(log.count == 0)
    #expect(place.parking == 2)
    // Again: the readers of the new value are told, too.
    let again = ChangeCounter { _ = place.parking }
    store.send(.editParking(3))
    #expect(again.count == 1)
  }

  @Test("Writing an equal payload tells nobody")
  func equalPayload() throws {
    let store = store(at: .floor(1, door: "a long name that is not stored in the string itself"))
    let place = try #require(store.scope(\.place, action: \.place.presented))
    let counters = [ChangeCounter { _ = store.place }, ChangeCounter { _ = place.case }]
    store.send(.go(.floor(1, door: "a long name that is not stored in the string itself")))
    #expect(counters.map(\.count) == [0, 0])
    store.send(.go(.floor(1, door: "another")))
    #expect(counters.map(\.count) == [1, 1])
  }

  @Test("Another alert that says the same is a change")
  func equalAlert() {
    let store = store(at: .alert(.sure))
    let counter = ChangeCounter { _ = store.place }
    store.send(.place(.presented(.alert(.again))))
    #expect(counter.count == 1)
  }

  @Test(
    "A change inside an observable payload tells the readers of what has changed, and nobody else")
  func changeInsideAPayload() throws {
    let store = store(at: .room(Room.State()))
    let place = try #require(store.scope(\.place, action: \.place.presented))
    guard case .room(let room) = place.case else {
      Issue.record("\(place.case)")
      return
    }
    let others = [
      ChangeCounter { _ = store.place }, ChangeCounter { _ = place.case },
      ChangeCounter { _ = room.id }, ChangeCounter { _ = room.beds },
    ]
    let guests = [
      ChangeCounter { _ = room.guests }, ChangeCounter { _ = store.place?.room?.guests },
    ]
    store.send(.place(.presented(.room(.guestArrived))))
    #expect(guests.map(\.count) == [1, 1])
    #expect(others.map(\.count) == [0, 0, 0, 0])
  }

  @Test("Another case is a change, also with the same payload")
  func otherCase() throws {
    let room = Room.State()
    let store = store(at: .room(room))
    let place = try #require(store.scope(\.place, action: \.place.presented))
    let counters = [
      ChangeCounter { _ = store.place }, ChangeCounter { _ = place.case },
      ChangeCounter { _ = place.scope(\.room, action: \.room) },
      ChangeCounter { _ = place.scope(\.suite, action: \.suite) },
    ]
    store.send(.go(.suite(room)))
    #expect(counters.map(\.count) == [1, 1, 1, 1])
    #expect(place.scope(\.suite, action: \.suite)?.guests == 0)
    #expect(place.scope(\.room, action: \.room) == nil)
  }

  @Test("Another value of an observable payload is a change of the case's store")
  func otherPayload() throws {
    let store = store(at: .room(Room.State()))
    let place = try #require(store.scope(\.place, action: \.place.presented))
    let room = try #require(place.scope(\.room, action: \.room))
    let guests = ChangeCounter { _ = room.guests }
    store.send(.go(.room(Room.State(guests: 5))))
    #expect(guests.count == 1)
    #expect(room.guests == 5)
  }

  @Test("A case inside a case tells its own readers only")
  func nestedCase() throws {
    let store = store(at: .wing(.bar(Bar.State())))
    let outer = try #require(store.scope(\.place, action: \.place.presented))
    guard case .wing(let wing) = outer.case, case .bar(let bar) = wing.case else {
      Issue.record("\(outer.case)")
      return
    }
    let drinks = ChangeCounter { _ = bar.drinks }
    let others = [ChangeCounter { _ = outer.case }, ChangeCounter { _ = wing.case }]
    bar.send(.drinkOrdered)
    #expect(drinks.count == 1)
    #expect(others.map(\.count) == [0, 0])
    store.send(.go(.wing(.room(Room.State()))))
    #expect(others.map(\.count) == [1, 1])
  }

  // MARK: - Enums whose reducer changes the payload

  @Test("A store of an enum tells of payloads that its reducer changes in place")
  func payloadChangesInPlace() {
    let store = Store(initialState: Tape.State.recorded([1])) { Tape() }
    let values = ChangeCounter { _ = store.recorded }
    store.send(.nothing)
    #expect(values.count == 0)
    store.send(.append(2))
    #expect(values.count == 1)
    #expect(store.recorded == [1, 2])
    let more = ChangeCounter { _ = store.recorded }
    store.send(.append(3))
    #expect(more.count == 1)
  }

  @Test("A payload that cannot be compared is a change whenever its memory changes")
  func payloadThatCannotBeCompared() {
    let store = Store(initialState: Tape.State.opaque(Tape.Opaque(value: 1))) { Tape() }
    let value = ChangeCounter { _ = store.opaque?.value }
    store.send(.nothing)
    #expect(value.count == 0)
    store.send(.append(2))
    #expect(value.count == 1)
    #expect(store.opaque?.value == 2)
  }

  @Test("The readers of an enum in a property of a parent are told of its payload")
  func payloadInAParent() {
    let store = Store(initialState: Recorder.State()) { Recorder() }
    let tape = ChangeCounter { _ = store.tape }
    let scoped = store.scope(\.tape, action: \.tape)
    let values = ChangeCounter { _ = scoped.recorded }
    store.send(.tape(.nothing))
    #expect([tape.count, values.count] == [0, 0])
    store.send(.tape(.append(1)))
    #expect([tape.count, values.count] == [1, 1])
    #expect(scoped.recorded == [1])
  }
}

@Reducer
private struct Tape {
  struct Opaque {
    var value: Int
  }

  @ObservableState
  enum State {
    case recorded([Int])
    case opaque(Opaque)
    case blank
  }

  enum Action { case append(Int), nothing }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .append(let value) = action else { return .none }
      if state.is(\.recorded) {
        state.modify(\.recorded) { $0.append(value) }
      } else {
        state = .opaque(Opaque(value: value))
      }
      return .none
    }
  }
}

@Reducer
private struct Recorder {
  @ObservableState
  struct State {
    var tape = Tape.State.recorded([])
  }

  enum Action { case tape(Tape.Action) }

  var body: some ReducerOf<Self> {
    Scope(\.tape, action: \.tape) { Tape() }
  }
}
