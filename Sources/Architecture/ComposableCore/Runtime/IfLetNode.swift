import CasePaths

/// Runs a child on a part of the parent's state that is there only at times: an optional, a
/// presented child, a case of an enum.
@usableFromInline
final class IfLetNode: SingleChildNode {
  /// Removes the child's state.
  private let clear: (UnsafeMutableRawPointer) -> Void
  private let reportMissing: MissingChildReport

  private let actions: CasePlace

  /// Where in what ``actions`` leads to the child's action is; the same where that is the child's action.
  private let childActions: CasePlace

  /// Whether the child stays until it is dismissed, also by itself, and not just as long as the parent
  /// keeps its state.
  private let isPresentation: Bool

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
    self.ephemeral = ephemeral
    mayBeEphemeral = !ephemeral.isNeverEphemeral
    self.parent = parent
    super.init(
      place, keyPath: keyPath, step: step, identity: identity, observation: observation,
      child: child)
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
    guard let own = actions.open(action) else {
      return runParent(state, action, nil, wasPresent: findChild(state), isCleared: false)
    }
    var effect: EffectBox?
    let wasPresent: Bool
    var isCleared = false
    if let childAction = isPresentation ? childActions.open(own) : own {
      isCleared = mayBeEphemeral && isAnswer(childAction, state)
      wasPresent = runChild(state, action, childAction, &effect)
      if isPresentation { childActions.close(childAction, in: own) }
    } else {
      wasPresent = findChild(state)
      isCleared = wasPresent
    }
    if !wasPresent { reportMissing(state, action) }
    actions.close(own, in: action)
    return runParent(state, action, effect, wasPresent: wasPresent, isCleared: isCleared)
  }

  /// Runs the child, if it is there.
  ///
  /// - Returns: Whether it was.
  private func runChild(
    _ state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer,
    _ childAction: UnsafeRawPointer, _ effect: inout EffectBox?
  ) -> Bool {
    guard let childState = place.open(state, for: .changing) else { return false }
    noteChild(childState)
    effect = run(childState, childAction, in: state, action)
    place.close(childState, in: state, after: .changing)
    if let childEffect = effect.take() {
      effect = EffectBox.extend(childEffect, by: step(in: action))
    }
    return true
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
      if wasPresent { findForgotten() }
      return merge(childEffect, effect)
    }
    if wasPresent { Reduction.featureIsGone(feature) }
    return now == .absent ? effect : presenting(effect, state)
  }

  /// The effect, and that the child is present as long as it stays.
  private func presenting(
    _ effect: consuming EffectBox?, _ state: UnsafeMutableRawPointer
  ) -> EffectBox? {
    if !isPresentation || mayBeEphemeral && isEphemeral(state) { return effect }
    _ = findChild(state)
    followFeatures(in: state)
    return merge(effect, EffectBox(.present(feature)))
  }

  /// Notes which child is there.
  ///
  /// - Returns: Whether one is.
  private func findChild(_ state: UnsafeMutableRawPointer) -> Bool {
    guard let childState = place.open(state, for: .reading) else { return false }
    noteChild(childState)
    place.close(childState, in: state, after: .reading)
    return true
  }

  private enum Presence {
    case absent, same, another
  }

  /// Whether the child is there that was found before.
  private func presence(_ state: UnsafeMutableRawPointer) -> Presence {
    guard let childState = place.open(state, for: .reading) else { return .absent }
    let isSame = isNoted(childState)
    place.close(childState, in: state, after: .reading)
    return isSame ? .same : .another
  }

  /// Whether the child's id is not equal to itself when it is read again, and tells nothing.
  private func hasRandomIdentity(_ state: UnsafeMutableRawPointer) -> Bool {
    var isRandom = false
    place.read(state) { isRandom = self.isRandom($0) }
    return isRandom
  }

  override func sweep(
    _ state: UnsafeMutableRawPointer, of path: [FeatureID], _ sweep: inout Sweep
  ) {
    super.sweep(state, of: path, &sweep)
    parent.sweep(state, of: path, &sweep)
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
