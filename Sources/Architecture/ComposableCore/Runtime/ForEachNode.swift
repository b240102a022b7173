/// Runs a child on each element of a collection that actions are sent to.
@usableFromInline
final class ForEachNode: ReducerNode {
  /// The typed parts of the node.
  @usableFromInline
  struct Parts {
    /// Calls its closure with the state of the element that the parent's action is for, and with
    /// the element's action.
    ///
    /// Returns whether the action is for an element that is not there.
    @usableFromInline let modify:
      (
        UnsafeMutableRawPointer, UnsafeRawPointer,
        (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
      ) -> Bool
    /// A number that changes with the elements that are there.
    @usableFromInline let version: (UnsafeRawPointer) -> UInt64
    /// Calls its closure with the state of an element, and returns whether it is there.
    @usableFromInline let read: (UnsafeRawPointer, AnyHashable, (UnsafeRawPointer) -> Void) -> Bool
    /// How actions of an element reach the parent.
    @usableFromInline let step: (UnsafeRawPointer) -> RouteStep
    /// Reports an action for an element that is not there.
    @usableFromInline let reportMissing: (UnsafeRawPointer) -> Void

    @usableFromInline init(
      modify:
        @escaping (
          UnsafeMutableRawPointer, UnsafeRawPointer,
          (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
        ) -> Bool,
      version: @escaping (UnsafeRawPointer) -> UInt64,
      read: @escaping (UnsafeRawPointer, AnyHashable, (UnsafeRawPointer) -> Void) -> Bool,
      step: @escaping (UnsafeRawPointer) -> RouteStep,
      reportMissing: @escaping (UnsafeRawPointer) -> Void
    ) {
      self.modify = modify
      self.version = version
      self.read = read
      self.step = step
      self.reportMissing = reportMissing
    }
  }

  private let parts: Parts
  private let keyPath: AnyKeyPath
  private let observation: ChildObservation
  private let parent: ReducerNode
  private let child: LazyNode

  /// The version of the collection when removed elements were last looked for.
  private var lastVersion: UInt64 = 0

  @usableFromInline init(
    _ parts: Parts, keyPath: AnyKeyPath, observation: ChildObservation, parent: ReducerNode,
    child: LazyNode
  ) {
    self.parts = parts
    self.keyPath = keyPath
    self.observation = observation
    self.parent = parent
    self.child = child
    super.init()
  }

  override func run(
    _ state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer
  ) -> EffectBox? {
    var elementEffect: EffectBox?
    let isMissing = parts.modify(state, action) { element, elementAction in
      elementEffect = withFrame(of: child, action) {
        observation.run(child, state, element, elementAction)
      }
    }
    if isMissing { parts.reportMissing(action) }
    guard let elementEffect else {
      return endingRemovedElements(parent.run(state, action), of: nil, state)
    }
    let step = parts.step(action)
    let effect = merge(EffectBox.extend(elementEffect, by: step), parent.run(state, action))
    return endingRemovedElements(effect, of: step, state)
  }

  override func sweep(
    _ state: UnsafeMutableRawPointer, of path: [FeatureID], _ sweep: inout Sweep
  ) {
    for feature in sweep.features(in: path, at: keyPath) {
      guard let id = feature.identity else { continue }
      let isPresent = parts.read(state, id) { element in
        observation.followFeatures(in: state)
        child.sweep(UnsafeMutableRawPointer(mutating: element), of: path + [feature], &sweep)
      }
      if !isPresent { sweep.gone.append(path + [feature]) }
    }
    parent.sweep(state, of: path, &sweep)
  }

  override func route(_ frame: borrowing ReductionFrame) -> RouteStep {
    parts.step(frame.action)
  }

  /// Ends what removed elements have started, and what the element that has just run starts now.
  private func endingRemovedElements(
    _ effect: consuming EffectBox?, of running: RouteStep?, _ state: UnsafeRawPointer
  ) -> EffectBox? {
    let version = parts.version(state)
    guard version != lastVersion else { return effect }
    lastVersion = version
    return merge(effect, endOfRemovedElements(running: running, state))
  }

  private func endOfRemovedElements(
    running: RouteStep?, _ state: UnsafeRawPointer
  ) -> EffectBox? {
    var features = running?.feature.map { [$0] } ?? []
    if let reduction = Reduction.current, reduction.effects.hasFeatures {
      features += reduction.effects.children(of: reduction.route.features, at: keyPath)
    }
    var effect: EffectBox?
    for feature in features {
      if let id = feature.identity, !parts.read(state, id, { _ in }) {
        effect = merge(effect, EffectBox(.end(feature)))
      }
    }
    return effect
  }
}
