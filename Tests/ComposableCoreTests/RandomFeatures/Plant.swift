import ConcurrencyExtras

@testable import ComposableCore

/// Where plants grow: their clock, and a count of the effects that are held by anybody.
final class Greenhouse: Sendable {
  let clock = RandomClock()
  let liveEffects = LockIsolated(0)
}

/// Counts as long as an effect is held.
final class LiveToken: Sendable {
  private let greenhouse: Greenhouse

  init(_ greenhouse: Greenhouse) {
    self.greenhouse = greenhouse
    greenhouse.liveEffects.withValue { $0 += 1 }
  }

  deinit { greenhouse.liveEffects.withValue { $0 -= 1 } }
}

extension DependencyValues {
  var greenhouse: Greenhouse {
    get { self[GreenhouseKey.self] }
    set { self[GreenhouseKey.self] = newValue }
  }

  private enum GreenhouseKey: DependencyKey {
    static var liveValue: Greenhouse { Greenhouse() }
    static var testValue: Greenhouse { Greenhouse() }
  }
}

/// A feature that contains itself in every way: presented, as a case of an enum of features, in a list
/// and on a stack.
@Reducer struct Plant {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id: Int
    var count = 0
    @Presents var sheet: State?
    @Presents var destination: PlantDestination.State?
    var rows: IdentifiedArrayOf<State> = []
    var path = StackState<State>()
  }

  indirect enum Action {
    case sheet(PresentationAction<Action>)
    case destination(PresentationAction<PlantDestination.Action>)
    case rows(IdentifiedAction<Int, Action>)
    case path(StackAction<State, Action>)
    case change(Change)
    case start(Work)
    case cancel(Int)
    case done(Work)
  }

  /// What a feature does to its children.
  enum Change: Equatable {
    case present(Int)
    case presentLeft(Int)
    case presentRight(Int)
    case dismissSheet
    case dismissDestination
    case addRow(Int)
    case removeRow(Int)
    case push(Int)
    case pop(Int)
    case clear
  }

  /// An effect that ends at a time.
  struct Work: Equatable, Sendable {
    /// What to cancel it by, if anything.
    var cancelID: Int?
    var cancelsInFlight = false
    /// When it ends, which no other does. Its name, too.
    let deadline: Int
    var end: End

    enum End: Equatable, Sendable {
      /// Sends an action that counts.
      case count
      /// Sends an action that starts other work.
      case start(deadline: Int)
      /// Dismisses the feature.
      case dismiss
      /// Throws an error that is handled.
      case fail
    }
  }

  struct Failure: Error {}

  @Dependency(\.greenhouse) var greenhouse
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .sheet, .destination, .rows, .path: return .none
      case .change(let change):
        apply(change, to: &state)
        return .none
      case .start(let work): return effect(of: work)
      case .cancel(let id): return .cancel(id: id)
      case .done(let work):
        state.count += 1
        guard case .start(let deadline) = work.end else { return .none }
        return effect(of: Work(cancelID: work.cancelID, deadline: deadline, end: .count))
      }
    }
    .ifLet(\.$sheet, action: \.sheet) { Self() }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.rows, action: \.rows) { Self() }
    .forEach(\.path, action: \.path) { Self() }
  }

  private func apply(_ change: Change, to state: inout State) {
    switch change {
    case .present(let id): state.sheet = State(id: id)
    case .presentLeft(let id): state.destination = .left(State(id: id))
    case .presentRight(let id): state.destination = .right(State(id: id))
    case .dismissSheet: state.sheet = nil
    case .dismissDestination: state.destination = nil
    case .addRow(let id): state.rows.append(State(id: id))
    case .removeRow(let id): state.rows.remove(id: id)
    case .push(let id): state.path.append(State(id: id))
    case .pop(let count): state.path.removeLast(min(count, state.path.count))
    case .clear: state = State(id: state.id)
    }
  }

  private func effect(of work: Work) -> Effect<Action> {
    let effect = Effect<Action>.run(name: "\(work.deadline)") {
      [greenhouse, dismiss, token = LiveToken(greenhouse)] send in
      try await greenhouse.clock.sleep(
        until: RandomClock.Instant(time: work.deadline), tolerance: nil)
      switch work.end {
      case .count, .start: await send(.done(work))
      case .dismiss: await dismiss()
      case .fail: throw Failure()
      }
      withExtendedLifetime(token) {}
    } catch: { _, send in
      await send(.done(work))
    }
    guard let id = work.cancelID else { return effect }
    return effect.cancellable(id: id, cancelInFlight: work.cancelsInFlight)
  }
}

/// Two ways to show a plant.
@Reducer enum PlantDestination {
  case left(Plant)
  case right(Plant)
}

extension PlantDestination.State: Equatable {}
