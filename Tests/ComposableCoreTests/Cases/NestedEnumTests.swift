import CasePaths
import ComposableCore
import Testing

/// Enums of features that are features of another enum.
@Suite @MainActor struct NestedEnumTests {
  @Test("An enum of features in one that is presented runs the feature of both cases")
  func presented() {
    let store = Store(initialState: Journey.State(stop: .sight(.bar(Bar.State())))) { Journey() }
    store.send(.stop(.presented(.sight(.bar(.drinkOrdered)))))
    #expect(store.stop == .sight(.bar(Bar.State(drinks: 1))))
    store.send(.stop(.dismiss))
    #expect(store.stop == nil)
  }

  @Test("An enum of features in one that is on a stack runs, and is popped")
  func onAStack() {
    let store = Store(initialState: Journey.State()) { Journey() }
    store.send(.stops(.push(id: 0, state: .sight(.room(Room.State())))))
    store.send(.stops(.push(id: 1, state: .travel(.aboard(Room.State())))))
    store.send(.stops(.element(id: 0, action: .sight(.room(.guestArrived)))))
    store.send(.stops(.element(id: 1, action: .travel(.aboard(.guestArrived)))))
    #expect(
      Array(store.stops) == [
        .sight(.room(Room.State(guests: 1))), .travel(.aboard(Room.State(guests: 1))),
      ])
    store.send(.stops(.popFrom(id: 1)))
    #expect(store.stops.count == 1)
  }

  @Test("A view switches over the cases of the inner enum too")
  func caseScopes() {
    let store = Store(initialState: Stop.State.sight(.bar(Bar.State()))) { Stop() }
    guard case .sight(let sight) = store.case, case .bar(let bar) = sight.case else {
      Issue.record("\(store.case)")
      return
    }
    bar.send(.drinkOrdered)
    #expect(bar.drinks == 1)
    #expect(store.state == .sight(.bar(Bar.State(drinks: 1))))
  }
}

@Reducer
private struct Journey {
  @ObservableState
  struct State: Equatable {
    @Presents var stop: Stop.State?
    var stops = StackState<Stop.State>()
  }

  enum Action {
    case stop(PresentationAction<Stop.Action>)
    case stops(StackActionOf<Stop>)
  }

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      .ifLet(\.$stop, action: \.stop)
      .forEach(\.stops, action: \.stops)
  }
}

@Reducer
private enum Stop {
  case sight(Sight)
  case travel(Travel)

  @Reducer
  enum Travel {
    case aboard(Room)
  }
}

@Reducer
private enum Sight {
  case bar(Bar)
  case room(Room)
}

extension Stop.State: Equatable {}
extension Stop.Travel.State: Equatable {}
extension Sight.State: Equatable {}
