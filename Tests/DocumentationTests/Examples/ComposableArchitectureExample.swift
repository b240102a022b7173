import ComposableArchitecture
import SwiftUI
import Testing
import ViewTesting

@Reducer
struct Tally {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case incrementButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped:
        state.count += 1
        return .none
      }
    }
  }
}

struct TallyView: View {
  let store: StoreOf<Tally>

  var body: some View {
    Form {
      Text("Count: \(store.count)")
      Button("Increment") { store.send(.incrementButtonTapped) }
    }
  }
}

@MainActor
@Test func `A tally counts on screen`() {
  let screen = TestScreen {
    TallyView(store: Store(initialState: Tally.State()) { Tally() })
  }

  screen.button("Increment").press()

  #expect(screen.contains("Count: 1"))
}
