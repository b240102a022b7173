import Testing

@testable import ComposableCore

@Reducer private struct Gauge {
  @ObservableState
  struct State: Equatable {
    var level = 0 {
      didSet { if level > 9 { level = 9 } }
    }
  }

  enum Action { case raise(Int) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .raise(let amount) = action else { return .none }
      state.level += amount
      return .none
    }
  }
}

/// Works its child's state out of its own.
@Reducer private struct Boiler {
  @ObservableState
  struct State: Equatable {
    var pressure = 0 {
      didSet { if pressure > 8 { pressure = 8 } }
    }
    var gauge: Gauge.State {
      get { Gauge.State(level: pressure) }
      set { pressure = newValue.level }
    }
  }

  enum Action { case gauge(Gauge.Action) }

  var body: some ReducerOf<Self> {
    Scope(\.gauge, action: \.gauge) { Gauge() }
  }
}

@MainActor
@Suite("A child whose state the parent computes")
struct ComputedChildTests {
  private let store = Store(initialState: Boiler.State()) { Boiler() }

  @Test("Its actions terminate, and didSet has the last word")
  func terminates() {
    let gauge = store.scope(\.gauge, action: \.gauge)
    gauge.send(.raise(3))
    #expect(gauge.level == 3)
    gauge.send(.raise(30))
    #expect(gauge.level == 8)
    #expect(store.pressure == 8)
  }

  @Test("Its readers are told once for each change, and reading tells nobody")
  func observation() {
    let gauge = store.scope(\.gauge, action: \.gauge)
    let changes = ChangeCounter { _ = gauge.level }
    for _ in 1...3 { _ = gauge.level }
    #expect(changes.count == 0)
    gauge.send(.raise(1))
    #expect(changes.count == 1)
  }
}
