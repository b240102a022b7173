import CasePaths

/// Runs a child on a part of the parent's state that is there only at times: an optional, a
/// presented child, a case of an enum.
@usableFromInline
final class IfLetNode: ChildNode {
  /// Removes the child's state.
  private let clear: (UnsafeMutableRawPointer) -> Void
  private let reportMissing: MissingChildReport

  private let actions: CasePlace

  /// Where in what ``actions`` leads to the child's action is; the same where that is the child's action.
  private let childActions: CasePlace

  /// Whether the child stays until it is dismissed, also by itself, and not just as long as the parent
  /// keeps its state.
  private let isPresentation: Bool

  private let keyPath: AnyKeyPath
  private let step: RouteStep
  private let identity: ChildIdentityReader
  private let hasOneIdentity: Bool
  private let ephemeral: EphemeralReader
  private let mayBeEphemeral: Bool
  private let parent: ReducerNode

  @usableFromInline init(
    _ place: StatePlace,
    actions: CasePlace,
    presented: CasePlace?,
    keyPath: AnyKeyPath,
    step: RouteStep,
    identity: ChildIdentityReader,
    ephemeral: EphemeralReader,
    observation: ChildObservation,
    parent: ReducerNode,
    child: LazyNode,
    clear: @escaping (UnsafeMutableRawPointer) -> Void,
    reportMissing: MissingChildReport
  ) {
    self.clear = clear
    self.reportMissing = reportMissing
    self.actions = actions
    childActions = presented ?? actions
    isPresentation = presented != nil
    self.keyPath = keyPath
    self.step = step.leaving(FeatureID(keyPath))
    self.identity = identity
    hasOneIdentity = identity.isConstant
    self.ephemeral = ephemeral
    mayBeEphemeral = !ephemeral.isNeverEphemeral
    self.parent = parent
    super.init(place, observation: observation, child: child)
  }

  /// - Parameters:
  ///   - place: Where the child is.
  ///   - action: Where what concerns the child is in the parent's actions.
  ///   - presented: Where the child's action is in that, for a child that is presented.
  ///   - clear: Removes the child.
  @inlinable convenience init<State, Action, Own, ChildState, ChildAction, Child>(
    _ place: StatePlace,
    action: AnyCasePath<Action, Own>,
    presented: AnyCasePath<Own, ChildAction>?,
    keyPath: AnyKeyPath,
    step: RouteStep,
    parent: CompiledReducer<State, Action>,
    child: Child,
    clear: @escaping (inout State) -> Void,
    reportMissing: @escaping (State, Action) -> Void
  ) where Child: Reducer<ChildState, ChildAction> {
    self.init(
      place,
      actions: CasePlace(action),
      presented: presented.map { CasePlace($0) },
      keyPath: keyPath,
      step: step,
      identity: ChildIdentityReader(ChildState.self),
      ephemeral: EphemeralReader(ChildState.self, ChildAction.self),
      observation: ChildObservation(of: ChildState.self, at: place, in: State.self),
      parent: parent.node,
      child: LazyNode(child),
      clear: { clear(&$0.assumingMemoryBound(to: State.self).pointee) },
      reportMissing: MissingChildReport(reportMissing)
    )
  }

  override func run(
    _ state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer
  ) -> EffectBox? {
    let wasPresent = findChild(state)
    guard let own = actions.open(action) else {
      return runParent(state, action, nil, wasPresent: wasPresent, isCleared: false)
    }
    var effect: EffectBox?
    var isCleared = false
    if !wasPresent {
      reportMissing(state, action)
    } else if !isPresentation {
      isCleared = mayBeEphemeral && isAnswer(own, state)
      effect = runChild(state, action, own)
    } else if let childAction = childActions.open(own) {
      isCleared = mayBeEphemeral && isAnswer(childAction, state)
      effect = runChild(state, action, childAction)
      childActions.close(childAction, in: own)
    } else {
      isCleared = true
    }
    actions.close(own, in: action)
    return runParent(state, action, effect, wasPresent: wasPresent, isCleared: isCleared)
  }

  private func runChild(
    _ state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer, _ childAction: UnsafeRawPointer
  ) -> EffectBox? {
    guard let childState = place.open(state, for: .changing) else { return nil }
    let effect = run(childState, childAction, in: state, action)
    place.close(childState, in: state, after: .changing)
    guard let effect else { return nil }
    return EffectBox.extend(effect, by: step(in: action))
  }

  /// Runs the parent after the child. What a child has started that is gone then goes with it.
  //
  // By itself, so that none of this takes room on the stack while the child runs.
  private func runParent(
    _ state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer,
    _ childEffect: consuming EffectBox?, wasPresent: Bool, isCleared: Bool
  ) -> EffectBox? {
    let effect = parent.run(state, action)
    var now = presence(state)
    if isCleared, now == .same || hasRandomIdentity(state) {
      clear(state)
      notify(state)
      now = .absent
    }
    if now == (wasPresent ? .same : .absent) {
      if !hasOneIdentity, wasPresent { Reduction.findForgotten(besides: running, at: keyPath) }
      return merge(childEffect, effect)
    }
    if wasPresent { Reduction.featureIsGone() }
    return now == .absent ? effect : presenting(effect, state)
  }

  /// The effect, and that the child is present as long as it stays.
  private func presenting(
    _ effect: consuming EffectBox?, _ state: UnsafeMutableRawPointer
  ) -> EffectBox? {
    if !isPresentation || mayBeEphemeral && isEphemeral(state) { return effect }
    _ = findChild(state)
    followFeatures(in: state)
    return merge(effect, EffectBox(.present(FeatureID(keyPath, running))))
  }

  /// Notes which child is there.
  ///
  /// - Returns: Whether one is.
  private func findChild(_ state: UnsafeMutableRawPointer) -> Bool {
    guard let childState = place.open(state, for: .reading) else { return false }
    if !hasOneIdentity { running = identity(childState) }
    place.close(childState, in: state, after: .reading)
    return true
  }

  private enum Presence {
    case absent, same, another
  }

  /// Whether the child is there that was found before.
  private func presence(_ state: UnsafeMutableRawPointer) -> Presence {
    guard let childState = place.open(state, for: .reading) else { return .absent }
    let isSame = hasOneIdentity || identity(childState) == running
    place.close(childState, in: state, after: .reading)
    return isSame ? .same : .another
  }

  /// Whether the child's id is not equal to itself when it is read again, and tells nothing.
  private func hasRandomIdentity(_ state: UnsafeMutableRawPointer) -> Bool {
    var isRandom = false
    place.read(state) { isRandom = identity($0) != identity($0) }
    return isRandom
  }

  override func sweep(
    _ state: UnsafeMutableRawPointer, of path: [FeatureID], _ sweep: inout Sweep
  ) {
    for feature in sweep.features(in: path, at: keyPath) {
      var isPresent = false
      place.read(state) { childState in
        isPresent = identity(childState) == feature.child
        guard isPresent else { return }
        followFeatures(in: state)
        child.sweep(childState, of: path + [feature], &sweep)
      }
      if !isPresent { sweep.gone.append(path + [feature]) }
    }
    parent.sweep(state, of: path, &sweep)
  }

  override func step(in action: UnsafeRawPointer) -> RouteStep {
    hasOneIdentity ? step : step.leaving(FeatureID(keyPath, running))
  }

  private func isAnswer(
    _ childAction: UnsafeRawPointer, _ state: UnsafeMutableRawPointer
  ) -> Bool {
    var isAnswer = false
    place.read(state) { isAnswer = ephemeral.isAnswer(childAction, to: $0) }
    return isAnswer
  }

  private func isEphemeral(_ state: UnsafeMutableRawPointer) -> Bool {
    var isEphemeral = false
    place.read(state) { isEphemeral = ephemeral.isEphemeral($0) }
    return isEphemeral
  }
}
