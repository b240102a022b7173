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

  var body: some ReducerOf<Self> {
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

/// Presents itself, as deep as it likes.
@Reducer private struct Doll {
  @ObservableState
  struct State: Equatable {
    var count = 0
    @Presents var inner: State?

    /// A doll with others in it.
    init(depth: Int) {
      if depth > 1 { inner = State(depth: depth - 1) }
    }
  }

  indirect enum Action {
    case increment
    case inner(PresentationAction<Action>)

    /// The action of the innermost of so many dolls.
    static func increment(depth: Int) -> Action {
      depth > 1 ? .inner(.presented(increment(depth: depth - 1))) : .increment
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .increment = action { state.count += 1 }
      return .none
    }
    .ifLet(\.$inner, action: \.inner) { Self() }
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

  @Test("Nested features run on a stack of 512 KB")
  func nestedFeatures() async {
    #if DEBUG
      let depth = 60
    #else
      let depth = 200
    #endif
    let count = await onSmallStack {
      var state = Doll.State(depth: depth)
      _ = Doll().reduce(into: &state, action: .increment(depth: depth))
      var inner = state
      while let next = inner.inner { inner = next }
      return inner.count
    }
    #expect(count == 1)
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
