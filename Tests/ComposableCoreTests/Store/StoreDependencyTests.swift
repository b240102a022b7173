import ConcurrencyExtras
import Foundation
import Testing

@testable import ComposableCore

@Reducer
private struct Dice {
  struct State: Equatable {
    var rolls: [UUID] = []
  }

  enum Action {
    case roll
    case rollLoaded
    case rollLater
    case rollInTask
    case rolled(UUID)
  }

  @Dependency(\.uuid) var uuid
  let tasks: LockIsolated<[Task<UUID, Never>]>

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .roll:
        state.rolls.append(uuid())
        return .none
      case .rollLoaded:
        withDependencies {
          $0.uuid = .constant(UUID(9))
        } operation: {
          state.rolls.append(uuid())
        }
        state.rolls.append(uuid())
        return .none
      case .rollLater:
        return withDependencies {
          $0.uuid = .constant(UUID(7))
        } operation: {
          .run { send in
            @Dependency(\.uuid) var uuid
            await send(.rolled(uuid()))
          }
        }
      case .rollInTask:
        tasks.withValue { $0.append(Task { uuid() }) }
        return .none
      case .rolled(let id):
        state.rolls.append(id)
        return .none
      }
    }
  }
}

@MainActor
struct StoreDependencyTests {
  private let tasks = LockIsolated<[Task<UUID, Never>]>([])

  private func makeStore() -> StoreOf<Dice> {
    Store(initialState: Dice.State()) {
      Dice(tasks: tasks)
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  @Test func reducersHaveTheDependenciesOfTheStore() {
    let store = makeStore()
    withDependencies {
      $0.uuid = .constant(UUID(42))
    } operation: {
      _ = store.send(.roll)
    }
    #expect(store.withState(\.rolls) == [UUID(0)])
  }

  @Test func anOverrideInAReducerWinsWhileItLasts() {
    let store = makeStore()
    store.send(.rollLoaded)
    #expect(store.withState(\.rolls) == [UUID(9), UUID(0)])
  }

  @Test func anOperationHasTheDependenciesOfThePlaceThatReturnedIt() async {
    let store = makeStore()
    await store.send(.rollLater).finish()
    #expect(store.withState(\.rolls) == [UUID(7)])
  }

  @Test func aTaskThatAReducerStartsHasTheDependenciesOfTheReducer() async {
    let store = makeStore()
    store.send(.rollInTask)
    #expect(await tasks.value[0].value == UUID(0))
  }

  @Test func theDependenciesOfAStoreEndWithItsReducers() {
    let store = makeStore()
    store.send(.roll)
    @Dependency(\.uuid) var uuid
    withDependencies {
      $0.uuid = .constant(UUID(42))
    } operation: {
      #expect(uuid() == UUID(42))
    }
  }
}
