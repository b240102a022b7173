import IssueReporting
import Testing

@testable import ComposableCore

@Reducer
private struct Recorder {
  @ObservableState
  struct State: Equatable {
    var log: [Int] = []
  }

  enum Action {
    case run
    case log(Int)
  }

  let effect: @Sendable () -> Effect<Action>

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .run: return effect()
      case .log(let number):
        state.log.append(number)
        return .none
      }
    }
  }
}

@MainActor
@Suite("Depth of effects")
struct EffectDepthTests {
  private let numbers = Array(1...8_000)

  private func log(_ effect: @escaping @Sendable () -> Effect<Recorder.Action>) -> [Int] {
    let store = Store(initialState: Recorder.State()) { Recorder(effect: effect) }
    store.send(.run)
    return store.log
  }

  @Test("Effects put together one by one at the end run in their order, however many")
  func madeAtTheEnd() {
    let numbers = numbers
    #expect(
      log { numbers.reduce(.none) { $0.concatenate(with: .send(.log($1))) } } == numbers)
    #expect(log { numbers.reduce(.none) { $0.merge(with: .send(.log($1))) } } == numbers)
  }

  @Test("Effects put together one by one at the front run in their order, however many")
  func madeAtTheFront() {
    let numbers = numbers
    #expect(
      log { numbers.reversed().reduce(.none) { .concatenate(.send(.log($1)), $0) } } == numbers)
    #expect(log { numbers.reversed().reduce(.none) { .merge(.send(.log($1)), $0) } } == numbers)
  }

  @Test(
    "Effects that are nested deeper than the stack has room for are reported, and the rest runs")
  func tooDeep() {
    var log: [Int] = []
    withKnownIssue {
      log = self.log {
        (1...8_000).reduce(.send(.log(0))) { .concatenate($0, .send(.log($1))).map { $0 } }
      }
    } matching: {
      $0.description.contains("nested more than 1000 deep")
    }
    #expect(log == Array(7_001...8_000))
  }

  @Test("An action that passes more steps than the stack has room for is reported")
  func tooLong() {
    let store = Store(initialState: Recorder.State()) { Recorder(effect: { .none }) }
    store.send(.run)
    let step = RouteStep.embedding(by: AnyCasePath<Int, Int>())
    let route = Array(repeating: step, count: 1_000_000)
    var hasArrived = false
    withKnownIssue {
      withUnsafePointer(to: 1) { route[...].deliver($0) { _ in hasArrived = true } }
    } matching: {
      $0.description.contains("more 'map's on its way")
    }
    #expect(!hasArrived)
  }
}
