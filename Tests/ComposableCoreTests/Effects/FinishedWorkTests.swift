import ConcurrencyExtras
import Testing

@testable import ComposableCore

/// Work that is counted for as long as somebody holds it.
private final class Work: Sendable {
  let count: LockIsolated<Int>

  init(_ count: LockIsolated<Int>) {
    self.count = count
    count.withValue { $0 += 1 }
  }

  deinit { count.withValue { $0 -= 1 } }
}

@Reducer private struct Mill {
  @ObservableState struct State: Equatable { var ground = 0 }

  enum Action {
    case pour(Int, then: AsyncStream<Void>)
    case grain
    case ground
  }

  let alive: LockIsolated<Int>

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .pour(let count, let end):
        return .run { send in
          for _ in 0..<count { await send(.grain) }
          for await _ in end {}
        }
      case .grain:
        return .run { [work = Work(alive)] send in
          await send(.ground)
          withExtendedLifetime(work) {}
        }
      case .ground:
        state.ground += 1
        return .none
      }
    }
  }
}

@MainActor
@Suite("Finished work")
struct FinishedWorkTests {
  @Test("A stream of actions lets the short work go that each starts, while it goes on")
  func stream() async {
    // A debug build takes some time for all of them.
    #if DEBUG
      let count = 10_000
    #else
      let count = 100_000
    #endif
    let alive = LockIsolated(0)
    let store = Store(initialState: Mill.State()) { Mill(alive: alive) }
    let (end, ending) = AsyncStream.makeStream(of: Void.self)
    let task = store.send(.pour(count, then: end))
    while store.ground < count || alive.value > 0 { await Task.yield() }
    #expect(!task.isCancelled)
    ending.finish()
    await task.finish()
    #expect(store.core.root.effects.isEmpty)
  }
}
