import ConcurrencyExtras
import Foundation
import Testing

@testable import ComposableCore

/// Contains itself with nothing in between.
@Reducer private struct Mirror1 {
  struct State: Equatable { var count = 0 }
  enum Action { case increment }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
    Mirror2()
  }
}

@Reducer private struct Mirror2 {
  typealias State = Mirror1.State
  typealias Action = Mirror1.Action

  static let evaluationCount = LockIsolated(0)

  var body: some ReducerOf<Self> {
    let _ = Self.evaluationCount.withValue { $0 += 1 }
    Reduce(Mirror1())
  }
}

/// Runs itself on its own state, for each of its actions.
@Reducer private struct Whirl {
  struct State: Equatable { var count = 0 }
  @CasePathable @dynamicMemberLookup
  enum Action {
    case increment
    var itself: Action { self }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
    Scope(\.self, action: \.self) { Self() }
    Scope(\.self, action: \.self) { Self() }
  }
}

/// Calls itself by hand.
@Reducer private struct Caller {
  struct State: Equatable { var count = 0 }
  enum Action { case increment }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.count += 1
      return Self().reduce(into: &state, action: action)
    }
  }
}

/// Contains itself in one way, as deep as it likes.
@Reducer private struct Doll {
  enum Way: CaseIterable {
    case presented, optional, scoped, row, onStack
  }

  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
    @Presents var presented: State?
    var rows: IdentifiedArrayOf<State> = []
    var path = StackState<State>()
    var parts: [State] = []

    var optional: State? {
      get { parts.first }
      set { parts = newValue.map { [$0] } ?? [] }
    }
    var scoped: State {
      get { parts[0] }
      set { parts[0] = newValue }
    }

    /// A doll with others in it.
    init(depth: Int, _ way: Way) {
      id = depth
      guard depth > 1 else { return }
      let inner = State(depth: depth - 1, way)
      switch way {
      case .presented: presented = inner
      case .optional, .scoped: parts = [inner]
      case .row: rows = [inner]
      case .onStack: path[id: 0] = inner
      }
    }

    /// The doll right in this one.
    var inner: State? {
      presented ?? parts.first ?? rows.first ?? path.first
    }
  }

  indirect enum Action {
    case increment
    case presented(PresentationAction<Action>)
    case optional(Action)
    case scoped(Action)
    case rows(IdentifiedActionOf<Doll>)
    case path(StackActionOf<Doll>)

    /// The action of the innermost of so many dolls.
    static func increment(depth: Int, _ way: Way) -> Action {
      guard depth > 1 else { return .increment }
      let inner = increment(depth: depth - 1, way)
      return switch way {
      case .presented: .presented(.presented(inner))
      case .optional: .optional(inner)
      case .scoped: .scoped(inner)
      case .row: .rows(.element(id: depth - 1, action: inner))
      case .onStack: .path(.element(id: 0, action: inner))
      }
    }
  }

  let way: Way

  var body: some ReducerOf<Self> {
    let base = Reduce<State, Action> { state, action in
      if case .increment = action { state.count += 1 }
      return .none
    }
    switch way {
    case .presented: base.ifLet(\.$presented, action: \.presented) { self }
    case .optional: base.ifLet(\.optional, action: \.optional) { self }
    case .scoped:
      Scope(\.scoped, action: \.scoped) { self }
      base
    case .row: base.forEach(\.rows, action: \.rows) { self }
    case .onStack: base.forEach(\.path, action: \.path) { self }
    }
  }
}

/// Is in one of its own cases, as deep as it likes.
@Reducer private struct Shell {
  @CasePathable
  indirect enum State: Equatable {
    case pearl(Int)
    case shell(State)

    static func pearl(depth: Int, _ count: Int) -> State {
      depth > 0 ? .shell(.pearl(depth: depth - 1, count)) : .pearl(count)
    }
  }

  indirect enum Action {
    case increment
    case shell(Action)

    static func increment(depth: Int) -> Action {
      depth > 0 ? .shell(.increment(depth: depth - 1)) : .increment
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .pearl(let count) = state, case .increment = action { state = .pearl(count + 1) }
      return .none
    }
    .ifCaseLet(\.shell, action: \.shell) { Self() }
  }
}

/// Has 64 KB of state.
@Reducer private struct Heavy {
  struct State: Sendable {
    var numbers = InlineArray<8192, Int>(repeating: 0)
  }
  enum Action { case increment(Int) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .increment(let index) = action { state.numbers[index] += 1 }
      return .none
    }
  }
}

@MainActor
@Suite("Depth of reducers")
struct RecursionTests {
  @Test("A reducer that contains itself for ever is reported with its cycle")
  func endlessBody() {
    var store: StoreOf<Mirror1>?
    withKnownIssue {
      store = Store(initialState: Mirror1.State()) { Mirror1() }
    } matching: {
      $0.description.contains("Mirror1 → Mirror2 → Mirror1")
        || $0.description.contains("Mirror2 → Mirror1 → Mirror2")
    }
    // At once, and not when the stack is full.
    #expect(Mirror2.evaluationCount.value <= 1_000)
    store?.send(.increment)
    #expect(store?.withState(\.count) ?? 0 > 0)
  }

  @Test("A reducer that runs itself for ever is reported once with its cycle")
  func endlessScope() {
    let store = Store(initialState: Whirl.State()) { Whirl() }
    for _ in 1...2 {
      let reports = LockIsolated(0)
      withKnownIssue {
        _ = store.send(.increment)
      } matching: {
        reports.withValue { $0 += 1 }
        return $0.description.contains("Whirl → Whirl")
      }
      #expect(reports.value == 1)
    }
  }

  @Test("A reducer that calls itself for ever is reported with its cycle")
  func endlessCall() {
    let store = Store(initialState: Caller.State()) { Caller() }
    withKnownIssue {
      _ = store.send(.increment)
    } matching: {
      $0.description.contains("Caller → Caller")
    }
  }

  @Test("200 nested features run on a stack of 512 KB", arguments: Doll.Way.allCases)
  private func nestedFeatures(_ way: Doll.Way) async {
    let depth = 200
    let state = Doll.State(depth: depth, way)
    let action = Doll.Action.increment(depth: depth, way)
    // The action is used in the thread only.
    nonisolated(unsafe) let input = (state, action)
    let count = await onSmallStack {
      var (state, action) = input
      _ = Doll(way: way).reduce(into: &state, action: action)
      var inner = state
      while let next = inner.inner { inner = next }
      return inner.count
    }
    #expect(count == 1)
  }

  @Test("200 cases in cases run on a stack of 512 KB")
  func nestedCases() async {
    let isRight = await onSmallStack {
      var state = Shell.State.pearl(depth: 200, 0)
      _ = Shell().reduce(into: &state, action: .increment(depth: 200))
      return state == .pearl(depth: 200, 1)
    }
    #expect(isRight)
  }

  @Test("A feature with 64 KB of state runs on a stack of 512 KB")
  func heavyFeature() async {
    let sum = await onSmallStack {
      var state = Heavy.State()
      _ = Heavy().reduce(into: &state, action: .increment(7))
      return state.numbers[7]
    }
    #expect(sum == 1)
  }

  /// Runs an operation in a thread with a stack of 512 KB.
  private func onSmallStack<Result: Sendable>(
    _ operation: @escaping @Sendable () -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: operation()) }
      thread.stackSize = 512 << 10
      thread.start()
    }
  }
}
