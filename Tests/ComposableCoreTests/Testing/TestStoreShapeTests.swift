import ComposableCore
import Foundation
import Testing

/// The forms in which tests write what they do with a test store.
@Suite struct TestStoreShapeTests {
  @Test @MainActor func stateAndActionMayBeAnyTypes() async {
    let counter = TestStore(initialState: 0) {
      Reduce<Int, Bool> { state, isUp in
        state += isUp ? 1 : -1
        return .none
      }
    }
    await counter.send(true) { $0 = 1 }
    await counter.send(false) { $0 -= 1 }

    let optional = TestStore(initialState: Int?.some(1)) {
      CombineReducers {
        EmptyReducer<Int?, UUID>()
        Reduce { state, _ in
          state = nil
          return .none
        }
      }
    }
    await optional.send(UUID()) { $0 = nil }
  }

  @Test func aTestNeedNotBeIsolated() async {
    let store = await TestStore(initialState: Lamp.State()) { Lamp() }
    await store.send(.toggled) { $0.isOn = true }
    await store.send(.flickered)
    await store.receive(\.toggled) { $0.isOn = false }
    await store.receive(\.toggled) { $0.isOn = true }
    #expect(await store.state.isOn)
  }

  @Test @MainActor func actionsNeedNotBeEquatable() async {
    struct Loader: Reducer {
      enum Action {
        case load
        case loaded(Result<Int, any Error>)
      }

      var body: some Reducer<Int, Action> {
        Reduce { state, action in
          switch action {
          case .load: return .send(.loaded(.success(3)))
          case .loaded(.success(let value)):
            state = value
            return .none
          case .loaded: return .none
          }
        }
      }
    }
    let store = TestStore(initialState: 0) { Loader() }
    await store.send(.load)
    await store.receive {
      guard case .loaded(.success) = $0 else { return false }
      return true
    } assert: {
      $0 = 3
    }
  }

  @Test @MainActor func assertChecksTheStateByItself() async {
    let store = TestStore(initialState: Lamp.State()) { Lamp() }
    store.exhaustivity = .off
    await store.send(.toggled)
    await store.send(.brightnessChanged(2))
    store.assert {
      $0.isOn = true
      $0.brightness = 2
    }
    let failures = await failures { store.assert { $0.brightness = 3 } }
    #expect(failures.map(\.line) == [#line - 1])
  }
}
