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
    case rollOnAQueue
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
      case .rollOnAQueue:
        return withDependencies {
          $0.uuid = .constant(UUID(7))
        } operation: {
          .run { send in
            let roll = await withEscapedDependencies { dependencies in
              await withCheckedContinuation { continuation in
                DispatchQueue.global().async {
                  continuation.resume(
                    returning: dependencies.yield {
                      @Dependency(\.uuid) var uuid
                      return uuid()
                    })
                }
              }
            }
            await send(.rolled(roll))
          }
        }
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

  @Test("overrides around effects do not add up over the actions that these send")
  func overridesDoNotAddUp() async {
    let store = Store(initialState: Chain.State()) { Chain() }
    await store.send(.step(0)).finish()
    #expect(store.withState(\.inReducer) == ["test", "test", "test"])
    #expect(store.withState(\.inEffect) == ["test+", "test+", "test+"])
  }

  @Test("a change through a binding is reduced with the dependencies of the store")
  func bindingsHaveTheDependenciesOfTheStore() {
    let store = Store(initialState: Field.State()) {
      Field()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    @Bindable var bindable = store
    withDependencies {
      $0.uuid = .constant(UUID(42))
    } operation: {
      $bindable.text.wrappedValue = "a"
    }
    $bindable.text.wrappedValue = "b"
    #expect(store.withState(\.edits) == [UUID(0), UUID(1)])
  }

  @Test("the dependencies of an effect escape to the callbacks that it waits for")
  func callbacksOfAnEffect() async {
    let store = makeStore()
    await store.send(.rollOnAQueue).finish()
    #expect(store.withState(\.rolls) == [UUID(7)])
  }
}

extension DependencyValues {
  fileprivate var word: String {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
}

private enum WordKey: TestDependencyKey {
  static let testValue = "test"
}

/// Each step changes a dependency for its effect, which sends the next step.
@Reducer
private struct Chain {
  struct State: Equatable {
    var inReducer: [String] = []
    var inEffect: [String] = []
  }

  enum Action {
    case step(Int)
    case read(String)
  }

  @Dependency(\.word) var word

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .step(let number):
        guard number < 3 else { return .none }
        state.inReducer.append(word)
        return withDependencies {
          $0.word += "+"
        } operation: {
          .run { send in
            await send(.read(word))
            await send(.step(number + 1))
          }
        }
      case .read(let word):
        state.inEffect.append(word)
        return .none
      }
    }
  }
}

@Reducer
private struct Field {
  @ObservableState
  struct State: Equatable {
    var text = ""
    var edits: [UUID] = []
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, _ in
      state.edits.append(uuid())
      return .none
    }
  }
}
