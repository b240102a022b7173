import CasePaths
import ComposableCore
import Dependencies
import Foundation
import IdentifiedCollections
import Testing

// Source that apps have and that must compile, with what holds of it.

@MainActor
@Suite struct SourceShapeTests {
  @Test("A child reducer's types may come from the paths to them alone")
  func wholeDomain() {
    let store = Store(initialState: ShapePair()) { WholeDomain() }
    store.send(.value(.tapped))
    #expect(store.withState { $0 } == ShapePair())
    let result = Store(initialState: Result<Int, ShapeError>.success(1)) {
      EmptyReducer<Result<Int, ShapeError>, Result<Int, ShapeError>>()
        .ifCaseLet(\.success, action: \.self) { EmptyReducer() }
      EmptyReducer<Result<Int, ShapeError>, Result<Int, ShapeError>>()
        .ifCaseLet(\.success, action: \.success) { EmptyReducer() }
    }
    result.send(.success(2))
  }

  @Test("A key path may lead to a computed optional property")
  func computedProperty() {
    let store = Store(initialState: ShapePair()) { ComputedChild() }
    store.send(.child(true))
    #expect(store.withState { $0.number } == 1)
  }

  @Test("A store may be of simple types")
  func simpleTypes() async {
    let nothing = Store<Void, Void>(initialState: ()) {}
    nothing.send(())
    let id = UUID()
    let ids = Store(initialState: id) {
      Reduce<UUID, Bool> { _, _ in .none }
    }
    ids.send(true)
    #expect(ids.withState { $0 } == id)
    let test = TestStore(initialState: Int?.none) {
      Reduce<Int?, Int> { state, action in
        state = action
        return .none
      }
    }
    await test.send(1) { $0 = 1 }
  }

  @Test("A feature may run itself and have configuration and dependencies of every kind")
  func recursion() {
    let store = Store(initialState: Recursive.State(rows: [Recursive.State(id: 1)])) {
      Recursive(limit: 1)
    } withDependencies: {
      $0.date.now = Date(timeIntervalSince1970: 7)
    }
    store.send(.rows(.element(id: 1, action: .tapped)))
    store.send(.rows(.element(id: 1, action: .tapped)))
    #expect(store.rows[id: 1]?.count == 1)
    #expect(store.rows[id: 1]?.date == Date(timeIntervalSince1970: 7))
  }

  @Test("An effect may capture state, and send with an anonymous argument")
  func effects() async {
    let store = TestStore(initialState: 1) {
      Reduce<Int, Int> { state, action in
        switch action {
        case 0: return .run { await $0(5) }
        case 1: return .run { [state] send in await send(state + 9) }
        default:
          state = action
          return .none
        }
      }
    }
    await store.send(0)
    await store.receive(5) { $0 = 5 }
    await store.send(1)
    await store.receive(14) { $0 = 14 }
  }

  @Test("Elements of a collection may have any actions")
  func elements() {
    let actions: [IdentifiedAction<Int, String>] = [.element(id: 1, action: "a")]
    #expect(actions[0].is(\.[id: 1]))
    #expect(!actions[0].is(\.[id: 2]))
    let none: [IdentifiedAction<Int, Never>] = []
    #expect(none.isEmpty)
  }
}

private struct ShapeError: Error {}

private struct ShapePair: Equatable {
  var number = 0
  var child: Int? {
    get { number }
    set { number = newValue ?? 0 }
  }
}

@CasePathable
private enum ShapeTap { case tapped }

@Reducer private struct WholeDomain {
  typealias State = ShapePair
  enum Action { case value(ShapeTap) }

  var body: some ReducerOf<Self> {
    Scope(\.self, action: \.self) { EmptyReducer() }
    Scope(\.number, action: \.value.tapped) { EmptyReducer() }
  }
}

@Reducer private struct ComputedChild {
  typealias State = ShapePair
  enum Action { case child(Bool) }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.child, action: \.child) {
        Reduce { state, _ in
          state += 1
          return .none
        }
      }
  }
}

@Reducer private struct Recursive {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
    var date: Date?
    var rows: IdentifiedArrayOf<State> = []
  }

  indirect enum Action {
    case rows(IdentifiedActionOf<Recursive>)
    case tapped
  }

  let limit: Int

  @Dependency(\.date.now) var now

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .tapped = action {
        state.count = min(limit, state.count + 1)
        state.date = now
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Self(limit: limit) }
  }
}
