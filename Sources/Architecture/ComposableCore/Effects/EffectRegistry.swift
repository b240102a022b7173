import Synchronization

/// The effects of a store that have not ended, by the feature that started them and by their ids.
///
/// Features form a tree: a parent cancels what an id names in its children, and a child that goes
/// takes the effects of its own children along.
//
// `@unchecked`: the features are used under the lock only, and the store is set once.
final class EffectRegistry: @unchecked Sendable {
  /// A feature that has effects, or children that have.
  private final class Feature {
    let id: FeatureID?
    /// Kept alive by nobody but its own parent, which outlives it.
    unowned let parent: Feature?
    var children: [AnyKeyPath: [FeatureID: Feature]] = [:]
    var effects = EffectSet()
    var effectsByID: [CancelID: EffectSet] = [:]
    /// What it sends at once, as long as that waits for its turn.
    var sources: [SendSource] = []
    /// The presentation that it is the child of, once it may ask to be dismissed.
    var presence: Presence?

    init(_ id: FeatureID?, in parent: Feature?) {
      self.id = id
      self.parent = parent
    }

    var isEmpty: Bool {
      effects.isEmpty && effectsByID.isEmpty && sources.isEmpty && children.isEmpty
        && presence == nil
    }

    func child(_ id: FeatureID) -> Feature? { children[id.keyPath]?[id] }

    func childOrNew(_ id: FeatureID) -> Feature {
      if let child = child(id) { return child }
      let child = Feature(id, in: self)
      children[id.keyPath, default: [:]][id] = child
      return child
    }

    func remove(_ child: Feature) {
      guard let id = child.id else { return }
      children[id.keyPath]?[id] = nil
      if children[id.keyPath]?.isEmpty == true { children[id.keyPath] = nil }
    }

    /// Has nothing of what this feature and all in it send at once processed any more, and nothing
    /// dismissed.
    func end() {
      for source in sources { source.isGone = true }
      presence?.end()
      presence = nil
      for child in children.values.flatMap(\.values) {
        child.end()
        if child.isEmpty { remove(child) }
      }
    }

    /// The effects of this feature and all in it.
    var allEffects: [RunningEffect] {
      children.values.reduce(into: Array(effects)) { all, children in
        for child in children.values { all += child.allEffects }
      }
    }
  }

  /// Where an effect is registered.
  private struct Registration {
    let feature: Feature
    var ids: [(feature: Feature, id: CancelID)] = []
  }

  private struct GateKey: Hashable {
    let id: CancelID
    let path: [FeatureID]
  }

  /// The store that has the effects, set by it; `nil` for the effects of code that runs in none.
  weak var store: RootCore?

  private let gates = Mutex<[GateKey: any AnyObject & Sendable]>([:])
  private let lock = Mutex(())
  private let root = Feature(nil, in: nil)
  private var registrations: [RunningEffect: Registration] = [:]
  private let featureCount = Atomic<Int>(0)

  /// Who is told of effects that begin and end.
  let recorder: (any EffectRecorder)?

  /// The effects of code that runs in no store.
  static let outsideOfStores = EffectRegistry()

  init(recorder: (any EffectRecorder)? = nil) {
    self.recorder = recorder
  }

  /// Whether there are no effects.
  var isEmpty: Bool { lock.withLock { _ in registrations.isEmpty && root.isEmpty } }

  /// Whether a feature other than the root has effects.
  var hasFeatures: Bool { featureCount.load(ordering: .relaxed) != 0 }

  /// Registers an effect under its feature, and under its ids in that feature and those around it.
  func add(_ effect: RunningEffect) {
    lock.withLock { _ in
      var feature = root
      var ids: [(feature: Feature, id: CancelID)] = []
      for step in effect.route.reversed() {
        if let id = step.feature { feature = feature.childOrNew(id) }
        guard let id = step.cancellation?.id else { continue }
        var holder: Feature? = feature
        while let current = holder {
          if current.effectsByID[id, default: EffectSet()].insert(effect) {
            ids.append((current, id))
          }
          holder = current.parent
        }
      }
      feature.effects.insert(effect)
      registrations[effect] = Registration(feature: feature, ids: ids)
      countFeatures()
    }
    recorder?.effectStarted(effect)
  }

  func remove(_ effect: RunningEffect) {
    let wasThere = lock.withLock { _ in
      guard let registration = registrations.removeValue(forKey: effect) else { return false }
      for (feature, id) in registration.ids {
        feature.effectsByID[id]?.remove(effect)
        if feature.effectsByID[id]?.isEmpty == true { feature.effectsByID[id] = nil }
      }
      registration.feature.effects.remove(effect)
      removeIfEmpty(registration.feature)
      return true
    }
    if wasThere { recorder?.effectEnded(effect) }
  }

  /// Registers what a child sends at once: it has to go with the child.
  func add(_ source: SendSource) {
    if source.features.isEmpty { return }
    lock.withLock { _ in
      source.features.reduce(root) { $0.childOrNew($1) }.sources.append(source)
      countFeatures()
    }
  }

  func remove(_ source: SendSource) {
    if source.features.isEmpty { return }
    lock.withLock { _ in
      guard let feature = feature(source.features) else { return }
      feature.sources.removeAll { $0 === source }
      removeIfEmpty(feature)
    }
  }

  /// Cancels the effects that a feature has under an id, its children's too.
  func cancel(
    _ id: CancelID, in path: [FeatureID],
    where isMeant: (RunningEffect) -> Bool = { _ in true }
  ) {
    let known = lock.withLock { _ in feature(path)?.effectsByID[id] ?? EffectSet() }
    for effect in known where isMeant(effect) { effect.cancel() }
  }

  /// Cancels what an effect replaces.
  func cancelInFlight(for effect: RunningEffect) {
    var features: [FeatureID] = []
    for step in effect.route.reversed() {
      if let feature = step.feature { features.append(feature) }
      guard let (id, cancelsInFlight) = step.cancellation, cancelsInFlight,
        effect.start.replaces(by: step)
      else { continue }
      cancel(id, in: features) { effect.replaces($0, by: step) }
    }
  }

  /// Cancels all effects of a feature and of the features in it.
  func end(_ path: [FeatureID]) {
    let ended = lock.withLock { _ in
      guard let feature = feature(path) else { return [RunningEffect]() }
      feature.end()
      removeIfEmpty(feature)
      return feature.allEffects
    }
    for effect in ended { effect.cancel() }
    gates.withLock { gates in
      for key in gates.keys where key.path.starts(with: path) { gates[key] = nil }
    }
  }

  /// The presence of the child that can be dismissed from the start of a route, if there is one.
  //
  // Kept until the child is gone: a dismissal outlives the effect that has asked for it.
  func presence(on route: [RouteStep]) -> Presence? {
    guard let index = route.firstIndex(where: { $0.dismissal != nil }) else { return nil }
    return lock.withLock { _ in
      let feature = route[index...].features.reduce(root) { $0.childOrNew($1) }
      let presence = feature.presence ?? Presence()
      feature.presence = presence
      countFeatures()
      return presence
    }
  }

  func cancelAll() {
    for effect in lock.withLock({ _ in Array(registrations.keys) }) { effect.cancel() }
  }

  /// What throttles the effects of a feature with an id, made when they are throttled first.
  //
  // Kept while the store is: the time between two actions outlives the effects.
  func gate<Gate: AnyObject & Sendable>(
    _ id: CancelID, in path: [FeatureID], or new: Gate
  ) -> Gate {
    gates.withLock { gates in
      let key = GateKey(id: id, path: path)
      if let gate = gates[key] as? Gate { return gate }
      gates[key] = new
      return new
    }
  }

  /// Which children of a feature have effects, among those at a place in its state.
  func children(of path: [FeatureID], at keyPath: AnyKeyPath) -> [FeatureID] {
    lock.withLock { _ in
      feature(path)?.children[keyPath].map { Array($0.keys) } ?? []
    }
  }

  private func feature(_ path: [FeatureID]) -> Feature? {
    var feature = root
    for id in path {
      guard let child = feature.child(id) else { return nil }
      feature = child
    }
    return feature
  }

  private func removeIfEmpty(_ feature: Feature) {
    var feature = feature
    while feature.isEmpty, let parent = feature.parent {
      parent.remove(feature)
      feature = parent
    }
    countFeatures()
  }

  private func countFeatures() {
    featureCount.store(root.children.count, ordering: .relaxed)
  }
}

/// Who wants to know of the effects of a store, as a test does.
protocol EffectRecorder: Sendable {
  func effectStarted(_ effect: RunningEffect)
  func effectEnded(_ effect: RunningEffect)
}
