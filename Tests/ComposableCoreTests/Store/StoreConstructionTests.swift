import ComposableCore
import Foundation
import Testing

@Reducer
private struct Badge {
  struct State: Equatable {
    var id: UUID
    var ids: [UUID] = []

    init() {
      @Dependency(\.uuid) var uuid
      id = uuid()
    }
  }

  enum Action { case renew }

  @Dependency(\.uuid) var uuid
  let own: UUID

  init() {
    @Dependency(\.uuid) var uuid
    own = uuid()
  }

  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.ids += [own, uuid()]
      return .none
    }
  }
}

@MainActor
@Suite("Making a store")
struct StoreConstructionTests {
  @Test("The initialisers of state and reducer have the overridden dependencies")
  func overrides() {
    let store = Store(initialState: Badge.State()) {
      Badge()
    } withDependencies: {
      $0.uuid = .constant(UUID(3))
    }
    store.send(.renew)
    #expect(store.withState(\.id) == UUID(3))
    #expect(store.withState(\.ids) == [UUID(3), UUID(3)])
  }

  @Test("The dependencies around the initialiser serve the sends that come later")
  func surroundings() {
    let store = withDependencies {
      $0.uuid = .incrementing
    } operation: {
      Store(initialState: Badge.State()) { Badge() }
    }
    store.send(.renew)
    store.send(.renew)
    #expect(store.withState(\.id) == UUID(0))
    #expect(store.withState(\.ids) == [UUID(1), UUID(2), UUID(1), UUID(3)])
  }
}
