import IdentifiedCollections

/// Runs a child on each element of a stack, pushes and pops.
@usableFromInline
final class StackNode: ReducerNode {
  /// What an action of the parent means to the stack.
  @usableFromInline
  enum Match {
    case element(StackElementID, UnsafeRawPointer)
    /// The state to push.
    case push(StackElementID, UnsafeRawPointer)
    case pop(StackElementID)
  }

  /// The typed parts of the node.
  @usableFromInline
  struct Parts {
    /// Calls its closure if the parent's action is for the stack.
    @usableFromInline let match: (UnsafeRawPointer, (Match) -> Void) -> Void
    /// Calls its closure with the state of an element, and returns whether it is there.
    @usableFromInline let modify:
      (UnsafeMutableRawPointer, StackElementID, (UnsafeMutableRawPointer) -> Void) -> Bool
    /// Puts an element on top.
    @usableFromInline let push: (UnsafeMutableRawPointer, StackElementID, UnsafeRawPointer) -> Void
    /// Removes an element and all above it.
    @usableFromInline let pop: (UnsafeMutableRawPointer, StackElementID) -> Void
    /// A number that changes with the elements that are there.
    @usableFromInline let version: (UnsafeRawPointer) -> UInt64
    @usableFromInline let ids: (UnsafeRawPointer) -> OrderedSet<StackElementID>
    /// How actions of an element reach the parent.
    @usableFromInline let step: (StackElementID) -> RouteStep
    /// Reports an action for an element that is not there.
    @usableFromInline let reportMissing: (UnsafeRawPointer) -> Void

    @usableFromInline init(
      match: @escaping (UnsafeRawPointer, (Match) -> Void) -> Void,
      modify:
        @escaping (UnsafeMutableRawPointer, StackElementID, (UnsafeMutableRawPointer) -> Void)
        -> Bool,
      push: @escaping (UnsafeMutableRawPointer, StackElementID, UnsafeRawPointer) -> Void,
      pop: @escaping (UnsafeMutableRawPointer, StackElementID) -> Void,
      version: @escaping (UnsafeRawPointer) -> UInt64,
      ids: @escaping (UnsafeRawPointer) -> OrderedSet<StackElementID>,
      step: @escaping (StackElementID) -> RouteStep,
      reportMissing: @escaping (UnsafeRawPointer) -> Void
    ) {
      self.match = match
      self.modify = modify
      self.push = push
      self.pop = pop
      self.version = version
      self.ids = ids
      self.step = step
      self.reportMissing = reportMissing
    }
  }

  private let parts: Parts
  private let keyPath: AnyKeyPath
  private let reports: StackReports
  private let observation: ChildObservation
  private let parent: ReducerNode
  private let child: LazyNode

  /// The version of the stack that was last seen, and its elements.
  private var lastVersion: UInt64 = 0
  private var lastIDs: OrderedSet<StackElementID> = []

  @usableFromInline init(
    _ parts: Parts, keyPath: AnyKeyPath, reports: StackReports, observation: ChildObservation,
    parent: ReducerNode, child: LazyNode
  ) {
    self.parts = parts
    self.keyPath = keyPath
    self.reports = reports
    self.observation = observation
    self.parent = parent
    self.child = child
    super.init()
  }

  override func run(
    _ state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer
  ) -> EffectBox? {
    let isKnown = parts.version(state) == lastVersion
    if !isKnown { remember(state) }
    var effect: EffectBox?
    var running: FeatureID?
    var popped: StackElementID?
    parts.match(action) { match in
      switch match {
      case .element(let id, let elementAction):
        guard let elementEffect = runElement(id, elementAction, state, action) else { return }
        let step = parts.step(id)
        running = step.feature
        effect = EffectBox.extend(elementEffect, by: step)
      case .push(let id, let element):
        push(element, id: id, state)
      case .pop(let id):
        popped = id
      }
    }
    effect = merge(effect, parent.run(state, action))
    if let popped { pop(popped, state) }
    guard !isKnown || parts.version(state) != lastVersion else { return effect }
    return followingElements(effect, of: running, state)
  }

  override func sweep(
    _ state: UnsafeMutableRawPointer, of path: [FeatureID], _ sweep: inout Sweep
  ) {
    for feature in sweep.features(in: path, at: keyPath) {
      guard let id = feature.identity?.base as? StackElementID else { continue }
      let isPresent = parts.modify(state, id) { element in
        observation.followFeatures(in: state)
        child.sweep(element, of: path + [feature], &sweep)
      }
      if !isPresent { sweep.gone.append(path + [feature]) }
    }
    parent.sweep(state, of: path, &sweep)
  }

  override func route(_ frame: borrowing ReductionFrame) -> RouteStep {
    var step: RouteStep?
    parts.match(frame.action) { match in
      if case .element(let id, _) = match { step = parts.step(id) }
    }
    guard let step else { preconditionFailure("Only an element runs as a child of a stack.") }
    return step
  }

  private func runElement(
    _ id: StackElementID, _ elementAction: UnsafeRawPointer,
    _ state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer
  ) -> EffectBox? {
    var effect: EffectBox?
    let isPresent = parts.modify(state, id) { element in
      effect = withFrame(of: child, action) {
        observation.run(child, state, element, elementAction)
      }
    }
    if !isPresent { parts.reportMissing(action) }
    return effect
  }

  private func push(
    _ element: UnsafeRawPointer, id: StackElementID, _ state: UnsafeMutableRawPointer
  ) {
    let ids = parts.ids(state)
    guard !ids.contains(id) else { return reports.reportDuplicate(id, ids: ids) }
    reports.checkOrder(of: id)
    parts.push(state, id, element)
    observation.notify(state)
  }

  private func pop(_ id: StackElementID, _ state: UnsafeMutableRawPointer) {
    let ids = parts.ids(state)
    guard ids.contains(id) else { return reports.reportMissing(id, ids: ids) }
    parts.pop(state, id)
    observation.notify(state)
  }

  private func remember(_ state: UnsafeRawPointer) {
    lastVersion = parts.version(state)
    lastIDs = parts.ids(state)
  }

  /// Ends what elements have started that are gone, and what one of them starts now; has those that
  /// are new present as long as they stay.
  private func followingElements(
    _ effect: consuming EffectBox?, of running: FeatureID?, _ state: UnsafeRawPointer
  ) -> EffectBox? {
    let before = lastIDs
    remember(state)
    var effect = effect
    for feature in features(running) {
      guard let id = feature.identity?.base as? StackElementID, !lastIDs.contains(id) else {
        continue
      }
      effect = merge(effect, EffectBox(.end(feature)))
    }
    for id in lastIDs where !before.contains(id) {
      effect = merge(effect, EffectBox(.present(FeatureID(keyPath, identity: AnyHashable(id)))))
    }
    if !lastIDs.isEmpty { observation.followFeatures(in: state) }
    return effect
  }

  /// The elements that have effects, or are about to.
  private func features(_ running: FeatureID?) -> [FeatureID] {
    let running = running.map { [$0] } ?? []
    guard let reduction = Reduction.current, reduction.effects.hasFeatures else { return running }
    return running + reduction.effects.children(of: reduction.route.features, at: keyPath)
  }
}
