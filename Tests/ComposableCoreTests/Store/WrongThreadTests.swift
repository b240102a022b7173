import Foundation
import Testing

@testable import ComposableCore

@Reducer private struct Tally {
  @ObservableState struct State: Equatable { var count = 0 }
  enum Action { case increment }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

/// Sends when it goes.
private final class Leaver: Sendable {
  let store: StoreOf<Tally>

  init(_ store: StoreOf<Tally>) {
    self.store = store
  }

  deinit {
    store.sendFromAnywhere(.increment)
  }
}

/// An actor on a thread of its own, also while the tasks of the process run on the main one.
private actor Elsewhere {
  private final class Executor: SerialExecutor {
    private let queue = DispatchQueue(label: "elsewhere")

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
  }

  private let executor = Executor()
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  func run<Result: Sendable>(_ operation: @Sendable () -> Result) -> Result { operation() }
}

extension StoreOf<Tally> {
  /// What source in the Swift 5 mode can write.
  @discardableResult
  fileprivate nonisolated func sendFromAnywhere(_ action: Tally.Action) -> StoreTask {
    let send: @MainActor () -> StoreTask = { self.send(action) }
    // The types differ in the isolation alone, which is nothing at run time.
    return unsafeBitCast(send, to: (() -> StoreTask).self)()
  }
}

@MainActor
@Suite("Sends from a wrong thread")
struct WrongThreadTests {
  private let store = Store(initialState: Tally.State()) { Tally() }

  @Test("A send off the main actor is reported, and processed there")
  func anotherThread() async {
    await withKnownIssue {
      let task = await Elsewhere().run { [store] in store.sendFromAnywhere(.increment) }
      await task.finish()
    } matching: {
      $0.description.contains("Tally.Action.increment")
        && $0.description.contains("off the main actor")
    }
    #expect(store.count == 1)
  }

  @Test("A send from the end of an object, wherever that is, is processed")
  func deinitElsewhere() async {
    do {
      _ = Leaver(store)
    }
    #expect(store.count == 1)
    await withKnownIssue {
      await Elsewhere().run { [store] in _ = Leaver(store) }
      while store.count < 2 { await Task.yield() }
    }
  }
}
