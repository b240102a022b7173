import CasePaths
import ComposableCore
import Testing

/// A stack whose screens are several features.
@MainActor
@Suite struct EnumPathTests {
  private let store = Store(
    initialState: Tour.State(path: StackState([.lobby, .room(Room.State()), .bar(Bar.State())]))
  ) { Tour() }

  @Test("The feature of each element runs, without a closure that says so")
  func elementsRun() throws {
    let ids = store.path.ids
    store.send(.path(.element(id: ids[1], action: .room(.guestArrived))))
    store.send(.path(.element(id: ids[2], action: .bar(.drinkOrdered))))
    #expect(store.path[id: ids[1]]?.room?.guests == 1)
    #expect(store.path[id: ids[2]]?.bar?.drinks == 1)
  }

  @Test("A feature in an enum on a stack pops itself and what is above it")
  func dismissal() async {
    let ids = store.path.ids
    await store.send(.path(.element(id: ids[1], action: .room(.leave)))).finish()
    #expect(store.path.map(\.self) == [.lobby])
  }

  @Test("Each element's store is switched over")
  func caseStores() throws {
    let id = store.path.ids[1]
    let element = try #require(store.scope(\.path[id: id], action: \.path[id: id]))
    guard case .room(let room) = element.case else {
      Issue.record("\(element.case)")
      return
    }
    let guests = ChangeCounter { _ = room.guests }
    let others = [ChangeCounter { _ = element.case }, ChangeCounter { _ = store.path }]
    room.send(.guestArrived)
    #expect(guests.count == 1)
    #expect(others.map(\.count) == [0, 0])
  }
}

@Reducer
private struct Tour {
  @ObservableState
  struct State: Equatable { var path = StackState<Place.State>() }

  enum Action { case path(StackActionOf<Place>) }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.path, action: \.path)
  }
}
