import ConcurrencyExtras
import Foundation
import IssueReporting
import Testing

@testable import ComposableCore

/// Follows which effects run.
private final class Recorder: StoreRecorder {
  private struct State {
    var running: Set<Int> = []
    var waiting: (deadline: Int, waiter: CheckedContinuation<Void, Never>)?
  }

  private let state = Locked(State())

  /// The deadlines of the effects that run.
  nonisolated var running: Set<Int> { state.withLock(\.running) }

  func willReduce(
    _ action: UnsafeRawPointer, _ cause: ActionCause, state: UnsafeRawPointer
  ) {}

  func didReduce(
    _ action: UnsafeRawPointer, _ cause: ActionCause, state: UnsafeRawPointer
  ) {}

  nonisolated func effectStarted(_ effect: RunningEffect) {
    guard let deadline = effect.deadline else { return }
    state.withLock { _ = $0.running.insert(deadline) }
  }

  nonisolated func effectEnded(_ effect: RunningEffect) {
    guard let deadline = effect.deadline else { return }
    let waiter = state.withLock { state in
      state.running.remove(deadline)
      guard state.waiting?.deadline == deadline else {
        return nil as CheckedContinuation<Void, Never>?
      }
      defer { state.waiting = nil }
      return state.waiting?.waiter
    }
    waiter?.resume()
  }

  /// Waits until an effect has ended.
  func end(of deadline: Int) async {
    await withCheckedContinuation { waiter in
      let hasEnded = state.withLock { state in
        guard state.running.contains(deadline) else { return true }
        state.waiting = (deadline, waiter)
        return false
      }
      if hasEnded { waiter.resume() }
    }
  }
}

extension RunningEffect {
  fileprivate var deadline: Int? {
    guard case .operation(let operation) = kind else { return nil }
    return operation.name.flatMap { Int($0) }
  }
}

/// A generator whose numbers follow from a seed (SplitMix64).
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

/// A garden of random plants, and the model that says what becomes of it.
@MainActor
private final class Garden {
  let greenhouse = Greenhouse()
  private let recorder = Recorder()
  private let store: StoreOf<Plant>
  private var model = PlantModel(id: 0)
  private var random: SeededGenerator
  private var time = 0
  private var lastDeadline = 0
  private var nextElementID = 0
  /// Says what was done last. Only said when it went wrong, since it takes long.
  private var lastStep = { "" }
  private var tasks: [StoreTask] = []

  init(seed: UInt64) {
    random = SeededGenerator(state: seed)
    store = Store(
      initialState: { Plant.State(id: 0) },
      reducer: { Plant() },
      withDependencies: { [greenhouse] in
        $0.greenhouse = greenhouse
        $0.stackElementID = StackElementIDGenerator()
      },
      recorder: recorder)
  }

  /// Does something, and says what is not as it should be then.
  func step() async -> String? {
    if Int.random(in: 0..<3, using: &random) == 0, let deadline = nextDeadline {
      await pass(to: deadline)
    } else {
      act()
    }
    return difference
  }

  /// What is not as the model says.
  private var difference: String? {
    let expected = Set(model.allEffects.map(\.deadline))
    let running = recorder.running
    if expected != running {
      return """
        after \(lastStep()): effects that outlived their feature \
        \(running.subtracting(expected).sorted()), lost effects \(expected.subtracting(running).sorted())
        """
    }
    let state = store.withState { $0 }
    return model.matches(state)
      ? nil : "after \(lastStep()): the state is\n\(state)\nand not\n\(model)"
  }

  private var nextDeadline: Int? { model.allEffects.map(\.deadline).min() }

  /// The time passes until the next effect ends.
  private func pass(to deadline: Int) async {
    guard let way = model.allEffects.first(where: { $0.deadline == deadline })?.way else { return }
    lastStep = { "the end of the effect \(deadline) at \(way)" }
    time = deadline
    end(deadline, at: way)
    greenhouse.clock.advance(to: deadline)
    await recorder.end(of: deadline)
  }

  /// An effect of the model ends.
  private func end(_ deadline: Int, at way: [PlantModel.Place]) {
    var work: Plant.Work?
    model.modify(way) { work = $0.effects.removeValue(forKey: deadline) }
    guard let work else { return }
    switch work.end {
    case .count, .fail: model.modify(way) { $0.count += 1 }
    case .start(let deadline):
      model.modify(way) {
        $0.count += 1
        $0.start(Plant.Work(cancelID: work.cancelID, deadline: deadline, end: .count))
      }
    case .dismiss:
      guard let index = way.lastIndex(where: \.isPresented) else { return }
      model.modify(way[..<index]) { $0.dismiss(way[index]) }
    }
  }

  private func act() {
    let way = randomWay()
    let action = randomAction(at: way)
    lastStep = { "\(action) at \(way)" }
    tasks.append(send(action, at: way[...], to: store, model))
    if case .quit = action, let place = way.last {
      return model.modify(way.dropLast()) { $0.dismiss(place) }
    }
    model.modify(way) { plant in
      switch action {
      case .change(let change), .relay(let change):
        plant.apply(change, nextElementID: &nextElementID)
      case .quit(let change, let work):
        plant.start(work)
        plant.apply(change, nextElementID: &nextElementID)
      case .start(let work): plant.start(work)
      case .startMerged(let first, let second), .startSequence(let first, let second):
        plant.start(first)
        plant.start(second)
      case .restart(let work, let id, let cancelsFirst):
        if cancelsFirst { plant.cancel(id) }
        plant.start(work)
        if !cancelsFirst { plant.cancel(id) }
      case .cancel(let id): plant.cancel(id)
      case .sheet(.dismiss): plant.dismiss(.sheet)
      case .destination(.dismiss): plant.dismiss(.destination)
      case .path(.popFrom(let id)): plant.dismiss(.element(id))
      case .sheet, .destination, .rows, .path, .shed, .nook, .done, .late: break
      }
    }
  }

  /// Sends an action to the plant at the end of a way, through stores that are scoped to it at times.
  private func send(
    _ action: Plant.Action, at way: ArraySlice<PlantModel.Place>, to store: StoreOf<Plant>,
    _ model: PlantModel
  ) -> StoreTask {
    if let place = way.first, let plant = model[place], Int.random(in: 0..<4, using: &random) == 0 {
      let child: StoreOf<Plant>? =
        switch place {
        case .sheet: store.scope(state: \.sheet, action: \.sheet.presented)
        case .nook: store.scope(state: \.nook, action: \.nook)
        case .row(let id):
          store.scope(state: \.rows, action: \.rows).first { $0.state.id == id }
        case .destination, .element, .shed: nil
        }
      if let child { return send(action, at: way.dropFirst(), to: child, plant) }
    }
    return store.send(model.action(action, at: way))
  }

  /// The way to some plant.
  private func randomWay() -> [PlantModel.Place] {
    var way: [PlantModel.Place] = []
    var plant = model
    while let place = plant.places.randomElement(using: &random), way.count < 5,
      Int.random(in: 0..<4, using: &random) > 0, let child = plant[place]
    {
      way.append(place)
      plant = child
    }
    return way
  }

  private func randomAction(at way: [PlantModel.Place]) -> Plant.Action {
    let plant = way.reduce(model) { $0[$1] ?? $0 }
    let id = Int.random(in: 0..<3, using: &random)
    let isPresented = way.contains(where: \.isPresented)
    switch Int.random(in: 0..<32, using: &random) {
    case 0..<6: return .start(randomWork(isPresented: isPresented))
    case 6:
      return .startMerged(randomWork(isPresented: false), randomWork(isPresented: isPresented))
    case 7:
      let first = randomWork(isPresented: isPresented)
      var second = randomWork(isPresented: isPresented)
      // What it would replace is not known yet.
      second.cancelsInFlight = false
      return .startSequence(first, second)
    case 8: return .cancel(id)
    case 9: return .change(.dismissSheet)
    case 10: return .change(.dismissDestination)
    case 11, 12: return .change(.removeRow(id))
    case 13: return .change(.pop(id))
    case 14 where plant[.sheet] != nil: return .sheet(.dismiss)
    case 15 where plant[.destination] != nil: return .destination(.dismiss)
    case 16:
      guard
        case .element(let id)? = plant.places.filter(\.isElement).randomElement(using: &random)
      else { return .cancel(0) }
      return .path(.popFrom(id: id))
    case 17 where model.size > 30: return .change(.clear)
    case 18, 19:
      return .restart(
        randomWork(isPresented: isPresented), cancel: id,
        cancelsFirst: Bool.random(using: &random))
    case 20: return .change(randomRemoval(id))
    case 21: return .quit(randomAddition(id), randomWork(isPresented: isPresented))
    case 22, 23: return .relay(randomAddition(id))
    case 24..<32: return .change(randomAddition(id))
    default: return .cancel(id)
    }
  }

  private func randomAddition(_ id: Int) -> Plant.Change {
    let additions: [Plant.Change] = [
      .present(id), .presentLeft(id), .presentRight(id), .addRow(id), .addRow(id), .push(id),
      .fillShed(id), .fillNook(id),
    ]
    return additions.randomElement(using: &random) ?? .clear
  }

  private func randomRemoval(_ id: Int) -> Plant.Change {
    let removals: [Plant.Change] = [.replaceRow(id), .emptyShed, .emptyNook]
    return removals.randomElement(using: &random) ?? .clear
  }

  private func randomWork(isPresented: Bool) -> Plant.Work {
    lastDeadline = max(lastDeadline, time) + 1
    let deadline = lastDeadline
    let end: Plant.Work.End
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      lastDeadline += 1
      end = .start(deadline: lastDeadline)
    case 1 where isPresented: end = .dismiss
    case 2: end = .fail
    default: end = .count
    }
    return Plant.Work(
      cancelID: Int.random(in: 0..<4, using: &random) == 0
        ? nil : Int.random(in: 0..<3, using: &random),
      cancelsInFlight: Int.random(in: 0..<4, using: &random) == 0, deadline: deadline, end: end)
  }

  /// Has everything end, and says what is left.
  func close() async -> String? {
    store.send(.change(.clear))
    model.apply(.clear, nextElementID: &nextElementID)
    while let deadline = nextDeadline { await pass(to: deadline) }
    if let difference { return difference }
    if !(await areFinished(tasks)) { return "an action's effects have ended, and it still waits" }
    if !store.core.root.effects.isEmpty { return "the store holds effects that have ended" }
    await yield(until: { greenhouse.liveEffects.value == 0 })
    return greenhouse.liveEffects.value == 0 ? nil : "effects that have ended are held by something"
  }

  private func areFinished(_ tasks: [StoreTask]) async -> Bool {
    let areFinished = LockIsolated(false)
    let waiter = Task {
      for task in tasks { await task.finish() }
      areFinished.setValue(true)
    }
    await yield(until: { areFinished.value })
    waiter.cancel()
    return areFinished.value
  }

  /// Lets others run until something is so, or will never be.
  private func yield(until isSo: () -> Bool) async {
    for _ in 0..<1_000_000 {
      if isSo() { return }
      await Task.yield()
    }
  }
}

@MainActor
@Suite("Random features")
struct RandomFeatureTests {
  /// How many steps to take; `.ci/deep` takes more.
  private nonisolated static let steps =
    ProcessInfo.processInfo.environment["RANDOM_FEATURES_STEPS"].flatMap { Int($0) } ?? 10_000

  /// Where to start, to have the same steps again.
  private nonisolated static let firstSeed =
    ProcessInfo.processInfo.environment["RANDOM_FEATURES_SEED"].flatMap { UInt64($0) } ?? 1

  @Test("No effect outlives its feature, none is lost, the state is a plain model's, nothing leaks")
  func steps() async {
    let stepsOfAGarden = 500
    for seed in Self.firstSeed..<(Self.firstSeed + UInt64(Self.steps / stepsOfAGarden)) {
      weak var greenhouse: Greenhouse?
      do {
        let garden = Garden(seed: seed)
        greenhouse = garden.greenhouse
        for step in 1...stepsOfAGarden {
          guard let difference = await garden.step() else { continue }
          return report(seed, "in step \(step), \(difference)")
        }
        if let difference = await garden.close() {
          return report(seed, "at the end, \(difference)")
        }
      }
      if greenhouse != nil { return report(seed, "at the end, the store leaks") }
    }
    print("Random features: seeds \(Self.firstSeed) and on, \(Self.steps) steps.")
  }

  private func report(_ seed: UInt64, _ difference: String) {
    Issue.record("With RANDOM_FEATURES_SEED=\(seed) \(difference)")
  }
}
