import ComposableArchitecture
import SwiftUI
import Testing
import ViewTesting

@Reducer
struct Bulb {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var isOn = false
  }

  enum Action {
    case switched
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .switched:
        state.isOn.toggle()
        return .none
      }
    }
  }
}

@Reducer
struct House {
  @ObservableState
  struct State: Equatable {
    var bulbs: IdentifiedArrayOf<Bulb.State> = []
    var visitors = 0
  }

  enum Action {
    case bulbs(IdentifiedActionOf<Bulb>)
    case visited
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .bulbs:
        return .none
      case .visited:
        state.visitors += 1
        return .none
      }
    }
    .forEach(\.bulbs, action: \.bulbs) {
      Bulb()
    }
  }
}

struct HouseView: View {
  let store: StoreOf<House>

  var body: some View {
    List {
      ForEach(store.scope(\.bulbs, action: \.bulbs)) { bulb in
        BulbView(store: bulb)
      }
    }
  }
}

struct BulbView: View {
  let store: StoreOf<Bulb>

  var body: some View {
    Button(store.isOn ? "On \(store.state.id)" : "Off \(store.state.id)") { store.send(.switched) }
  }
}

@MainActor
@Test func `One row that changes is one body`() {
  let store = Store(
    initialState: House.State(
      bulbs: [Bulb.State(id: 1), Bulb.State(id: 2), Bulb.State(id: 3)])
  ) {
    House()
  }
  let screen = TestScreen { HouseView(store: store) }

  let bodies = screen.bodies { screen.button("Off 2").press() }
  #expect(bodies == ["BulbView"])

  let others = screen.bodies { store.send(.visited) }
  #expect(others == [])
}
