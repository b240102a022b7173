/// Runs a child on a part of the parent's state that is there only at times: an optional, a
/// presented child, a case of an enum.
@usableFromInline
final class IfLetNode: ReducerNode {
  /// What an action of the parent means to the child.
  @usableFromInline
  enum Match {
    case action(UnsafeRawPointer)
    case dismiss
  }

  @usableFromInline
  typealias Modify =
    (UnsafeMutableRawPointer, (UnsafeMutableRawPointer) -> EffectBox?) -> EffectBox?

  /// The typed parts of the node.
  @usableFromInline
  struct Parts {
    /// Calls its closure if the parent's action is for the child.
    @usableFromInline let match: (UnsafeRawPointer, (Match) -> Void) -> Void
    /// Calls its closure with the child's state, if it is there.
    @usableFromInline let modify: Modify
    /// Calls its closure with the child's state, if it is there, to read it.
    @usableFromInline let read: (UnsafeRawPointer, (UnsafeRawPointer) -> Void) -> Void
    /// Removes the child's state.
    @usableFromInline let clear: (UnsafeMutableRawPointer) -> Void
    /// Reports an action for a child that is not there.
    @usableFromInline let reportMissing: (UnsafeRawPointer, UnsafeRawPointer) -> Void

    @usableFromInline init(
      match: @escaping (UnsafeRawPointer, (Match) -> Void) -> Void,
      modify: @escaping Modify,
      read: @escaping (UnsafeRawPointer, (UnsafeRawPointer) -> Void) -> Void,
      clear: @escaping (UnsafeMutableRawPointer) -> Void,
      reportMissing: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Void
    ) {
      self.match = match
      self.modify = modify
      self.read = read
      self.clear = clear
      self.reportMissing = reportMissing
    }
  }

  /// How long the child stays, unless it is ephemeral: that one stays until it has sent an action.
  @usableFromInline
  enum Lifetime {
    /// As long as the parent keeps its state.
    case state
    /// Until it is dismissed, also by itself.
    case presentation
  }

  private let parts: Parts
  private let keyPath: AnyKeyPath
  private let step: RouteStep
  private let lifetime: Lifetime
  private let identity: ChildIdentityReader
  private let ephemeral: EphemeralReader
  private let observation: ChildObservation
  private let parent: ReducerNode
  private let node: LazyNode

  @usableFromInline init(
    _ parts: Parts,
    keyPath: AnyKeyPath,
    step: RouteStep,
    lifetime: Lifetime,
    identity: ChildIdentityReader,
    ephemeral: EphemeralReader,
    observation: ChildObservation,
    parent: ReducerNode,
    child: LazyNode
  ) {
    self.parts = parts
    self.keyPath = keyPath
    self.step = step.leaving(FeatureID(keyPath))
    self.lifetime = lifetime
    self.identity = identity
    self.ephemeral = ephemeral
    self.observation = observation
    self.parent = parent
    self.node = child
    super.init()
  }

  override func run(
    _ state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer
  ) -> EffectBox? {
    let before = child(state)
    var isCleared = false
    var effect: EffectBox?
    parts.match(action) { match in
      guard let before else { return parts.reportMissing(state, action) }
      switch match {
      case .dismiss:
        isCleared = true
      case .action(let childAction):
        if !ephemeral.isNeverEphemeral {
          parts.read(state) { isCleared = ephemeral.isAnswer(childAction, to: $0) }
        }
        effect = parts.modify(state) { childState in
          withUnsafePointer(to: before) { identity in
            withFrame(of: node, action, child: identity) {
              observation.run(node, state, childState, childAction)
            }
          }
        }
        effect = effect.map { EffectBox.extend($0, by: step(for: before)) }
      }
    }
    return runParent(state, action, effect, child: before, isCleared: isCleared)
  }

  /// Runs the parent after the child, and ends what a child has started that is gone then.
  //
  // By itself, so that none of this takes room on the stack while the child runs.
  private func runParent(
    _ state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer, _ childEffect: EffectBox?,
    child before: ChildIdentity?, isCleared: Bool
  ) -> EffectBox? {
    var effect = childEffect
    if let parentEffect = parent.run(state, action) { effect = merge(effect, parentEffect) }
    var after = child(state)
    // An id that is not equal to itself when it is read again tells nothing.
    if isCleared, after == before || child(state) != after {
      parts.clear(state)
      observation.notify(state)
      after = nil
    }
    if before != after {
      if let before { effect = merge(effect, EffectBox(.end(FeatureID(keyPath, before)))) }
      if let after, lifetime == .presentation, !isEphemeral(state) {
        effect = merge(effect, EffectBox(.present(FeatureID(keyPath, after))))
        observation.followFeatures(in: state)
      }
    }
    return endingForgottenChildren(effect, present: after)
  }

  override func sweep(
    _ state: UnsafeMutableRawPointer, of path: [FeatureID], _ sweep: inout Sweep
  ) {
    for feature in sweep.features(in: path, at: keyPath) {
      var isPresent = false
      parts.read(state) { childState in
        isPresent = identity(childState) == feature.child
        guard isPresent else { return }
        observation.followFeatures(in: state)
        node.sweep(UnsafeMutableRawPointer(mutating: childState), of: path + [feature], &sweep)
      }
      if !isPresent { sweep.gone.append(path + [feature]) }
    }
    parent.sweep(state, of: path, &sweep)
  }

  override func route(_ frame: borrowing ReductionFrame) -> RouteStep {
    frame.child.map { step(for: $0.pointee) } ?? step
  }

  private func step(for child: ChildIdentity) -> RouteStep {
    child.isReplaceable ? step.leaving(FeatureID(keyPath, child)) : step
  }

  private func isEphemeral(_ state: UnsafeRawPointer) -> Bool {
    if ephemeral.isNeverEphemeral { return false }
    var isEphemeral = false
    parts.read(state) { isEphemeral = ephemeral.isEphemeral($0) }
    return isEphemeral
  }

  /// Which child is there.
  private func child(_ state: UnsafeRawPointer) -> ChildIdentity? {
    var child: ChildIdentity?
    parts.read(state) { child = identity($0) }
    return child
  }

  /// Ends what children have started whom something outside of this node has replaced or removed.
  private func endingForgottenChildren(
    _ effect: consuming EffectBox?, present: ChildIdentity?
  ) -> EffectBox? {
    var effect = effect
    Reduction.withFeatures { reduction in
      for feature in reduction.effects.children(of: reduction.route.features, at: keyPath)
      where feature.child != present {
        effect = merge(effect, EffectBox(.end(feature)))
      }
    }
    return effect
  }
}
