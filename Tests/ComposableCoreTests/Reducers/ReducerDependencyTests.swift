import Testing

@testable import ComposableCore

private enum LimitKey: DependencyKey {
  static let liveValue = 0
  static let testValue = 0
}

private struct Level: TestDependencyKey, Sendable, Equatable {
  var number = 0
  static let testValue = Level()
}

extension DependencyValues {
  fileprivate var limit: Int {
    get { self[LimitKey.self] }
    set { self[LimitKey.self] = newValue }
  }
}

@MainActor
@Suite struct `Dependencies of a reducer` {
  @Reducer
  struct Reader {
    struct State: Equatable {
      var limits: [Int] = []
    }
    enum Action {
      case read
      case readLater
      case readByReading
      case response(Int)
    }
    @Dependency(\.limit) var limit
    @Dependency(Level.self) fileprivate var level

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .read:
          state.limits.append(limit + level.number)
          return .none
        case .readLater:
          return .run { send in await send(.response(limit)) }
        case .readByReading:
          return .run { send in await send(.read) }
        case .response(let limit):
          state.limits.append(limit)
          return .none
        }
      }
    }
  }

  func limits(
    after actions: Reader.Action..., in reducer: some ReducerOf<Reader>
  ) async -> [Int] {
    let store = Store(initialState: Reader.State()) { reducer }
    for action in actions { await store.send(action).finish() }
    return store.withState(\.limits)
  }

  @Test func `An override holds for the run, its effects and the actions that they send`() async {
    let limits = await limits(
      after: .read, .readLater, .readByReading, in: Reader().dependency(\.limit, 3))
    #expect(limits == [3, 3, 3])
  }

  @Test func `The override that is closest to the reducer wins`() async {
    var limits = await limits(
      after: .read, in: Reader().dependency(\.limit, 1).dependency(\.limit, 2))
    #expect(limits == [1])

    limits = await self.limits(
      after: .read, in: CombineReducers { Reader().dependency(\.limit, 1) }.dependency(\.limit, 2))
    #expect(limits == [1])

    limits = await self.limits(
      after: .read,
      in: Reader()
        .transformDependency(\.limit) { $0 += 1 }
        .transformDependency(\.self) { $0.limit = 10 })
    #expect(limits == [11])
  }

  @Test func `A chain of overrides has one type`() {
    let one = Reader().dependency(\.limit, 1)
    let three = one.transformDependency(\.limit) { $0 += 1 }.dependency(Level(number: 4))
    #expect(type(of: one) == type(of: three))
  }

  @Test func `A value that is its own key is overridden by itself`() async {
    #expect(await limits(after: .read, in: Reader().dependency(Level(number: 4))) == [4])
  }

  @Test func `An override of one reducer does not reach its neighbours`() async {
    let limits = await limits(
      after: .read,
      in: CombineReducers {
        Reader().dependency(\.limit, 5)
        Reader()
      })
    #expect(limits == [5, 0])
  }
}
