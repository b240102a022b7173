import ComposableArchitecture
import Observation

extension Comparison {
  /// A store is created, scoped, observed, changed and dropped.
  static var storeLifetime: Comparison {
    Comparison("store: create, scope, observe, change, drop") {
      let store = Store(initialState: Level5.State()) { Level5() }
      let child = store.scope(state: \.child, action: \.child)
      use(withObservationTracking({ child.count }, onChange: {}))
      child.send(.increment)
    } floor: {
      let model = CounterModel()
      use(withObservationTracking({ model.state.count }, onChange: {}))
      model.send(.increment)
    }
  }
}
