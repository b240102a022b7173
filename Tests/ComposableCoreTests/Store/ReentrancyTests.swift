import Testing

@testable import ComposableCore

@Reducer
private struct Echo {
  struct State: Equatable {
    var log: [String] = []
  }

  enum Action {
    case log(String)
    case call(@MainActor @Sendable () -> Void)
    case carry(Carrier)
    case sendTwice
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .log(let text): state.log.append(text)
      case .call(let function):
        MainActor.assumeIsolated { function() }
        state.log.append("called")
      case .carry: state.log.append("carried")
      case .sendTwice: return .merge(.send(.log("first")), .send(.log("second")))
      }
      return .none
    }
  }
}

/// Calls a function when it is let go.
private final class Carrier: Sendable {
  let end: @MainActor @Sendable () -> Void

  init(end: @escaping @MainActor @Sendable () -> Void) {
    self.end = end
  }

  deinit {
    MainActor.assumeIsolated { [end] in end() }
  }
}

@MainActor
struct ReentrancyTests {
  private let store = Store(initialState: Echo.State()) { Echo() }

  private var log: [String] { store.withState(\.log) }

  @Test func aSendFromAReducerIsReportedAndProcessedAfterTheAction() {
    withKnownIssue {
      _ = store.send(.call { [store] in store.send(.log("sent")) })
    } matching: {
      $0.description.contains("Echo.Action.log") && $0.description.contains("StoreOf<Echo>")
    }
    #expect(log == ["called", "sent"])
  }

  @Test func whoSendsFromAReducerCanWaitForTheEffects() async {
    let task = LockIsolated<StoreTask?>(nil)
    withKnownIssue {
      _ = store.send(
        .call { [store] in
          let sent = store.send(.log("sent"))
          task.setValue(sent)
        })
    }
    await task.value?.finish()
    #expect(log == ["called", "sent"])
  }

  @Test func actionsAreProcessedInTheOrderOfTheirArrival() {
    store.send(.sendTwice)
    store.send(.log("third"))
    #expect(log == ["first", "second", "third"])
  }

  @Test func anActionMayCarryAnObjectWhoseEndSends() {
    store.send(.carry(Carrier { [store] in store.send(.log("ended")) }))
    #expect(log == ["carried", "ended"])
  }

  @Test func reducersOfOneStoreMaySendToAnother() {
    let other = Store(initialState: Echo.State()) { Echo() }
    store.send(.call { other.send(.log("sent")) })
    #expect(other.withState(\.log) == ["sent"])
    #expect(log == ["called"])
  }

  @Test func readingTheStateFromItsOwnReductionStopsWithTheStoreAndTheAction() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let store = Store(initialState: Echo.State()) { Echo() }
        store.send(.call { _ = store.withState(\.log) })
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("StoreOf<Echo>"))
    #expect(message.contains("Echo.Action.call"))
  }
}
