import ConcurrencyExtras
import Testing

@testable import ComposableCore

@Reducer struct LateKid {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id: Int
  }

  enum Action {
    case hang
    case dismissTwice
    case askInEffect(LockIsolated<DismissEffect?>)
    case askInReducer(LockIsolated<DismissEffect?>)
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .hang: .run { _ in try await Task.never() }
      case .dismissTwice:
        .run { _ in
          await dismiss()
          await dismiss()
        }
      case .askInEffect(let kept): .run { _ in kept.setValue(dismiss) }
      case .askInReducer(let kept): .run { [dismiss] _ in kept.setValue(dismiss) }
      }
    }
  }
}

@Reducer enum LateDestination {
  case kid(LateKid)
  case other(LateKid)
}

extension LateDestination.State: Equatable {}

@Reducer private struct House {
  @ObservableState
  struct State: Equatable {
    @Presents var kid: LateKid.State?
    @Presents var destination: LateDestination.State?
    var path = StackState<LateKid.State>()
    var dismissals = 0
  }

  enum Action {
    case kid(PresentationAction<LateKid.Action>)
    case destination(PresentationAction<LateDestination.Action>)
    case path(StackActionOf<LateKid>)
    case change(@Sendable (inout State) -> Void)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .kid(.dismiss), .destination(.dismiss), .path(.popFrom): state.dismissals += 1
      case .change(let change): change(&state)
      case .kid, .destination, .path: break
      }
      return .none
    }
    .ifLet(\.$kid, action: \.kid) { LateKid() }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.path, action: \.path) { LateKid() }
  }
}

/// Puts another house in the place of the one that is there.
@Reducer private struct Street {
  @ObservableState
  struct State: Equatable {
    var house = House.State(kid: LateKid.State(id: 1))
  }

  enum Action {
    case house(House.Action)
    case replace(House.State)
  }

  var body: some ReducerOf<Self> {
    Scope(\.house, action: \.house) { House() }
    Reduce { state, action in
      if case .replace(let house) = action { state.house = house }
      return .none
    }
  }
}

@MainActor @Suite("A dismissal belongs to the presentation in which it was asked for")
struct LateDismissalTests {
  private let store = Store(
    initialState: House.State(
      kid: LateKid.State(id: 1), destination: .kid(LateKid.State(id: 1)),
      path: StackState([LateKid.State(id: 1), LateKid.State(id: 2)]))
  ) { House() }

  private let kept = LockIsolated<DismissEffect?>(nil)

  private func change(_ change: @escaping @Sendable (inout House.State) -> Void) {
    store.send(.change(change))
  }

  private func lateDismissal(_ ask: House.Action) async throws -> DismissEffect {
    await store.send(ask).finish()
    return try #require(kept.value)
  }

  @Test("It closes the child also when the effect that asked has ended", arguments: [false, true])
  func stillThere(asksInReducer: Bool) async throws {
    let dismiss = try await lateDismissal(
      .kid(.presented(asksInReducer ? .askInReducer(kept) : .askInEffect(kept))))
    await dismiss()
    #expect(store.kid == nil)
    #expect(store.dismissals == 1)
  }

  @Test("It leaves a child with another id alone", arguments: [false, true])
  func anotherID(asksInReducer: Bool) async throws {
    let dismiss = try await lateDismissal(
      .kid(.presented(asksInReducer ? .askInReducer(kept) : .askInEffect(kept))))
    change { $0.kid = LateKid.State(id: 2) }
    await dismiss()
    #expect(store.kid?.id == 2)
    #expect(store.dismissals == 0)
  }

  @Test("It leaves a child alone that is presented after the one that asked", arguments: [1, 2])
  func presentedAnew(id: Int) async throws {
    for _ in 0..<2 {
      let dismiss = try await lateDismissal(.kid(.presented(.askInEffect(kept))))
      change { $0.kid = nil }
      change { $0.kid = LateKid.State(id: id) }
      await dismiss()
      #expect(store.kid?.id == id)
    }
    await store.send(.kid(.presented(.askInEffect(kept)))).finish()
    await kept.value?()
    #expect(store.kid == nil)
    #expect(store.dismissals == 1)
  }

  @Test("It leaves another case of the destination alone")
  func anotherCase() async throws {
    let dismiss = try await lateDismissal(.destination(.presented(.kid(.askInEffect(kept)))))
    change { $0.destination = .other(LateKid.State(id: 1)) }
    await dismiss()
    #expect(store.destination == .other(LateKid.State(id: 1)))
    #expect(store.dismissals == 0)
  }

  @Test("It does nothing when the element of a stack has been popped already")
  func popped() async throws {
    let (first, second) = (store.path.ids[0], store.path.ids[1])
    let dismiss = try await lateDismissal(.path(.element(id: second, action: .askInEffect(kept))))
    store.send(.path(.popFrom(id: second)))
    await dismiss()
    #expect(store.path.ids == [first])
    #expect(store.dismissals == 1)
  }

  @Test("It leaves the child of another parent in the place of its own alone")
  func anotherParent() async throws {
    let store = Store(initialState: Street.State()) { Street() }
    await store.send(.house(.kid(.presented(.askInEffect(kept))))).finish()
    store.send(.replace(House.State()))
    store.send(.replace(House.State(kid: LateKid.State(id: 1))))
    await kept.value?()
    #expect(store.house.kid?.id == 1)
    #expect(store.house.dismissals == 0)
  }

  @Test("The second dismissal does nothing")
  func twice() async {
    await store.send(.kid(.presented(.dismissTwice))).finish()
    let top = store.path.ids[1]
    await store.send(.path(.element(id: top, action: .dismissTwice))).finish()
    #expect(store.kid == nil)
    #expect(store.path.count == 1)
    #expect(store.dismissals == 2)
  }

  @Test("A test store receives one dismissal of a child that dismisses itself twice")
  func twiceInTest() async {
    let store = TestStore(initialState: House.State(kid: LateKid.State(id: 1))) { House() }
    await store.send(.kid(.presented(.dismissTwice)))
    await store.receive(\.kid.dismiss) {
      $0.kid = nil
      $0.dismissals = 1
    }
    await store.finish()
  }
}
