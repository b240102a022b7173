import Clocks
import Dispatch
import Foundation
import Testing

@testable import ComposableCore

/// Does what it is told to, and keeps a log.
@Reducer
private struct Errand {
  @ObservableState
  struct State: Equatable {
    var log: [String] = []
  }

  enum Action {
    case run(@Sendable () -> Effect<Action>)
    case log(String)
    case logTwice(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .run(let effect): return effect()
      case .log(let line):
        state.log.append(line)
        return .none
      case .logTwice(let line):
        state.log.append(line)
        return .send(.log(line))
      }
    }
  }
}

private struct Mishap: Error {}

@MainActor
@Suite struct `An operation` {
  private let store = Store(initialState: Errand.State()) { Errand() }

  @discardableResult
  private func run(_ effect: @escaping @Sendable () -> Effect<Errand.Action>) -> StoreTask {
    store.send(.run(effect))
  }

  @Test func `Starts after send has returned`() async {
    let task = run { .run { send in await send(.log("operation")) } }
    store.send(.log("returned"))
    await task.finish()
    #expect(store.log == ["returned", "operation"])
  }

  @Test func `Has its name and its priority, merged and concatenated, too`() async {
    @Sendable func named(_ name: String) -> Effect<Errand.Action> {
      .run(priority: .background, name: name) { send in
        await send(.log("\(Task.name ?? "nameless") \(Task.basePriority == .background)"))
      }
    }
    await run { named("single") }.finish()
    await run { .merge(named("merged"), named("beside")) }.finish()
    await run { .concatenate(named("first"), .merge(named("then"), named("also"))) }.finish()
    #expect(
      Set(store.log)
        == Set(["single", "merged", "beside", "first", "then", "also"].map { "\($0) true" }))
    #expect(store.log.count == 6)
  }

  // In a process of its own: test stores make others run all tasks on the main executor.
  @Test func `Runs off the main actor unless it says otherwise`() async {
    await #expect(processExitsWith: .success) {
      @Sendable func isOnMainQueue() -> Bool { DispatchQueue.getSpecific(key: mark) != nil }
      await MainActor.run { DispatchQueue.main.setSpecific(key: mark, value: ()) }
      let store = await Store(initialState: Errand.State()) { Errand() }
      let places = LockIsolated<[Bool]>([])
      await store.send(
        .run {
          .concatenate(
            .run { _ in places.withValue { $0.append(isOnMainQueue()) } },
            .run { @MainActor _ in places.withValue { $0.append(isOnMainQueue()) } }
          )
        }
      ).finish()
      precondition(places.value == [false, true], "\(places.value)")
    }
  }

  @Test func `Finds the reducers done when send has returned`() async {
    await run { [store] in
      .run { send in
        await send(.log("first"))
        let log = await MainActor.run { store.log }
        await send(.log("after \(log)"))
      }
    }.finish()
    #expect(store.log == ["first", #"after ["first"]"#])
  }

  @Test func `Sends nothing from a task that is cancelled`() async {
    await run {
      .run { send in
        let task = Task {
          try? await Task.never()
          await send(.log("cancelled"))
        }
        task.cancel()
        await task.value
        await send(.log("running"))
      }
    }.finish()
    #expect(store.log == ["running"])
  }

  @Test func `Sends nothing to a store that is gone`() async {
    struct Echo: Reducer {
      let log: LockIsolated<[String]>

      func reduce(into state: inout Int, action: Effect<String>) -> Effect<Effect<String>> {
        action.map { [log] line in
          log.withValue { $0.append(line) }
          return .none
        }
      }
    }
    let log = LockIsolated<[String]>([])
    let (sends, continuation) = AsyncStream.makeStream(of: Send<String>.self)
    var store: Store<Int, Effect<String>>? = Store(initialState: 0) { Echo(log: log) }
    store?.send(
      .run { send in
        continuation.yield(send)
        try await Task.never()
      })
    var iterator = sends.makeAsyncIterator()
    let send = await iterator.next()
    send?("present")
    store = nil
    send?("gone")
    #expect(log.value == ["present"])
  }

  @Test func `May throw whatever it likes once it is cancelled`() async {
    let tasks = [
      run { .run { _ in try await failWhenCancelled() } },
      run {
        .run { _ in
          try await failWhenCancelled()
        } catch: { _, send in
          await send(.log("caught"))
        }
      },
    ]
    await Task.yield()
    for task in tasks {
      task.cancel()
      await task.finish()
    }
    #expect(store.log == [])
  }

  @Test(arguments: [true, false])
  func `That cancels itself by its id ends silently`(hasCatch: Bool) async {
    await run {
      let handler: @Sendable (any Error, Send<Errand.Action>) async -> Void = { _, send in
        await send(.log("caught"))
      }
      return .run(
        operation: { send in
          Task.cancel(id: "self")
          try Task.checkCancellation()
          await send(.log("went on"))
        }, catch: hasCatch ? handler : nil
      )
      .cancellable(id: "self")
    }.finish()
    #expect(store.log == [])
  }

  @Test func `That fails leaves nothing behind`() async {
    await run {
      .run { _ in
        throw Mishap()
      } catch: { _, send in
        await send(.log("caught"))
      }
      .cancellable(id: 1)
    }.finish()
    #expect(store.log == ["caught"])
    #expect(store.core.root.effects.isEmpty)
  }
}

@MainActor
@Suite struct `Effects that send at once` {
  private let store = Store(initialState: Errand.State()) { Errand() }

  @Test func `Are processed in order, after those that wait already`() {
    store.send(
      .run {
        .merge(
          .send(.logTwice("1")), .merge(.send(.log("2")), .send(.log("3"))), .send(.log("4")))
      })
    #expect(store.log == ["1", "2", "3", "4", "1"])
  }

  @Test func `All of a thousand merged effects arrive`() {
    store.send(.run { .merge((0..<1000).map { .send(.log("\($0)")) }) })
    #expect(store.log == (0..<1000).map { "\($0)" })
  }

  @Test func `Are transformed with the dependencies in force when map was called`() {
    store.send(
      .run {
        withDependencies {
          $0.uuid = .constant(UUID(0))
        } operation: {
          Effect<String>.send("id").map { line in
            @Dependency(\.uuid) var uuid
            return .log("\(line) \(uuid() == UUID(0))")
          }
        }
      })
    #expect(store.log == ["id true"])
  }
}

private let mark = DispatchSpecificKey<Void>()

/// Waits to be cancelled, and fails with an error that is no cancellation.
@Sendable private func failWhenCancelled() async throws {
  try? await Task.never()
  throw Mishap()
}
