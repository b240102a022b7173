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

/// A feature that contains itself in every way: presented, as a case of an enum of features, in a list,
/// on a stack, as an optional and in an enum that may be empty.
@Reducer struct Plant {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id: Int
    var count = 0
    @Presents var sheet: State?
    @Presents var destination: PlantDestination.State?
    var rows: IdentifiedArrayOf<State> = []
    var path = StackState<State>()
    var shed = Shed.State.empty
    private var nooks: [State] = []

    init(id: Int, count: Int = 0) {
      self.id = id
      self.count = count
    }

    /// An optional that is computed.
    var nook: State? {
      get { nooks.first }
      set { nooks = newValue.map { [$0] } ?? [] }
    }
  }

  indirect enum Action {
    case sheet(PresentationAction<Action>)
    case destination(PresentationAction<PlantDestination.Action>)
    case rows(IdentifiedAction<Int, Action>)
    case path(StackAction<State, Action>)
    case shed(Shed.Action)
    case nook(Action)
    case change(Change)
    /// Changes by an effect that sends at once.
    case relay(Change)
    /// Has the parent remove the feature, which starts an effect and sends something at once.
    case quit(Change, Work)
    case start(Work)
    case startMerged(Work, Work)
    case startSequence(Work, Work)
    /// Starts an effect and cancels in one, in either order.
    case restart(Work, cancel: Int, cancelsFirst: Bool)
    case cancel(Int)
    case done(Work)
    /// Sent by an effect that is cancelled: it never arrives.
    case late
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
    /// Puts another row with the same id in the place of a row.
    case replaceRow(Int)
    case push(Int)
    case pop(Int)
    case fillShed(Int)
    case emptyShed
    case fillNook(Int)
    case emptyNook
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
    Scope(state: \.shed, action: \.shed) { Shed() }
    CombineReducers {
      Reduce { state, action in
        removeQuitter(of: action, from: &state)
        return .none
      }
      Reduce { state, action in react(to: action, &state) }
    }
    .ifLet(\.nook, action: \.nook) { Self() }
    .ifLet(\.$sheet, action: \.sheet) { Self() }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.rows, action: \.rows) { Self() }
    .forEach(\.path, action: \.path) { Self() }
  }

  private func react(to action: Action, _ state: inout State) -> Effect<Action> {
    switch action {
    case .sheet, .destination, .rows, .path, .shed, .nook: return .none
    case .change(let change):
      apply(change, to: &state)
      return .none
    case .relay(let change): return .send(.change(change))
    case .quit(let change, let work): return .merge(effect(of: work), .send(.change(change)))
    case .start(let work): return effect(of: work)
    case .startMerged(let first, let second):
      return .merge(effect(of: first), effect(of: second))
    case .startSequence(let first, let second):
      return .concatenate(effect(of: first), effect(of: second))
    case .restart(let work, let id, cancelsFirst: true):
      return .merge(.cancel(id: id), effect(of: work))
    case .restart(let work, let id, cancelsFirst: false):
      return .merge(effect(of: work), .cancel(id: id))
    case .cancel(let id): return .cancel(id: id)
    case .done(let work):
      state.count += 1
      guard case .start(let deadline) = work.end else { return .none }
      return effect(of: Work(cancelID: work.cancelID, deadline: deadline, end: .count))
    case .late:
      state.count = -1
      return .none
    }
  }

  private func removeQuitter(of action: Action, from state: inout State) {
    switch action {
    case .sheet(.presented(.quit)): state.sheet = nil
    case .destination(.presented(.left(.quit))), .destination(.presented(.right(.quit))):
      state.destination = nil
    case .rows(.element(let id, .quit)): state.rows.remove(id: id)
    case .path(.element(let id, .quit)): state.path.pop(from: id)
    case .shed(.full(.quit)): state.shed = .empty
    case .nook(.quit): state.nook = nil
    default: break
    }
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
    case .replaceRow(let id): state.rows[id: id] = state.rows[id: id].map { State(id: $0.id) }
    case .push(let id): state.path.append(State(id: id))
    case .pop(let count): state.path.removeLast(min(count, state.path.count))
    case .fillShed(let id): state.shed = .full(State(id: id))
    case .emptyShed: state.shed = .empty
    case .fillNook(let id): state.nook = State(id: id)
    case .emptyNook: state.nook = nil
    case .clear: state = State(id: state.id)
    }
  }

  private func effect(of work: Work) -> Effect<Action> {
    let effect = Effect<Action>.run(name: "\(work.deadline)") {
      [greenhouse, dismiss, token = LiveToken(greenhouse)] send in
      do {
        try await greenhouse.clock.sleep(
          until: RandomClock.Instant(time: work.deadline), tolerance: nil)
      } catch {
        // In a task of its own, which is not cancelled.
        await Task { await send(.late) }.value
        throw error
      }
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

/// What may have a plant in it.
@Reducer struct Shed {
  @CasePathable @dynamicMemberLookup
  @ObservableState
  indirect enum State: Equatable {
    case empty
    case full(Plant.State)
  }

  @CasePathable
  indirect enum Action {
    case full(Plant.Action)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().ifCaseLet(\.full, action: \.full) { Plant() }
  }
}

/// Two ways to show a plant.
@Reducer enum PlantDestination {
  case left(Plant)
  case right(Plant)
}

extension PlantDestination.State: Equatable {}
