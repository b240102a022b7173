import ComposableArchitecture
import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("One import is enough for schedulers and perception")
struct ReexportsTests {
  @Reducer
  struct Search {
    @ObservableState
    struct State: Equatable {
      var query = ""
      var ticks = 0
    }

    enum Action: BindableAction, Equatable {
      case binding(BindingAction<State>)
      case start
      case tick
    }

    @Dependency(\.mainQueue) var mainQueue

    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .binding: return .none
        case .start:
          return .run { send in
            try await mainQueue.sleep(for: .milliseconds(300))
            await send(.tick)
            for await _ in mainQueue.timer(interval: 1).prefix(2) { await send(.tick) }
          }
        case .tick:
          state.ticks += 1
          return .none
        }
      }
    }
  }

  @Test("A feature that waits on the main queue is tested with a test scheduler")
  func mainQueue() async {
    let queue = DispatchQueue.test
    let store = TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.mainQueue = queue.eraseToAnyScheduler()
    }
    await store.send(.start)
    await queue.advance(by: .milliseconds(300))
    await store.receive(.tick) { $0.ticks = 1 }
    await queue.advance(by: .seconds(2))
    await store.receive(.tick) { $0.ticks = 2 }
    await store.receive(.tick) { $0.ticks = 3 }
  }

  struct SearchView: View {
    @Perception.Bindable var store: StoreOf<Search>

    var body: some View {
      WithPerceptionTracking {
        TextField("Query", text: $store.query)
        Text("is \(store.query)")
      }
    }
  }

  @Test("A view may wrap its content, and hold its store with @Perception.Bindable")
  func perception() {
    let screen = TestScreen {
      SearchView(store: Store(initialState: Search.State()) { Search() })
    }
    screen.textField("Query").type("swift")
    #expect(screen.contains("is swift"))
  }
}
