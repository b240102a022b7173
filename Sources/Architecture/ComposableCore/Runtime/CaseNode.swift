/// Runs a child on the payload of a case, when the enum is in it.
@usableFromInline
final class CaseNode: ChildNode {
  private let actions: CasePlace
  private let keyPath: AnyKeyPath
  private let step: RouteStep
  private let identity: ChildIdentityReader
  private let hasOneIdentity: Bool
  private let reportOtherCase: MissingChildReport

  @usableFromInline init(
    _ place: CasePlace, actions: CasePlace, keyPath: AnyKeyPath, step: RouteStep,
    identity: ChildIdentityReader, observation: ChildObservation, child: LazyNode,
    reportOtherCase: MissingChildReport
  ) {
    self.actions = actions
    self.keyPath = keyPath
    self.step = step.leaving(FeatureID(keyPath))
    self.identity = identity
    hasOneIdentity = identity.isConstant
    self.reportOtherCase = reportOtherCase
    super.init(place, observation: observation, child: child)
  }

  override func run(
    _ state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer
  ) -> EffectBox? {
    guard let childAction = actions.open(action) else { return nil }
    let effect = runChild(state, action, childAction)
    actions.close(childAction, in: action)
    return effect
  }

  private func runChild(
    _ state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer, _ childAction: UnsafeRawPointer
  ) -> EffectBox? {
    guard let childState = place.open(state, for: .changing) else {
      reportOtherCase(state, action)
      return nil
    }
    if !hasOneIdentity { running = identity(childState) }
    let effect = run(childState, childAction, in: state, action)
    let isSame = hasOneIdentity || identity(childState) == running
    place.close(childState, in: state, after: .changing)
    return finish(effect, action, isSame: isSame)
  }

  private func finish(
    _ effect: consuming EffectBox?, _ action: UnsafeRawPointer, isSame: Bool
  ) -> EffectBox? {
    // A child that changes its own id is another one.
    guard isSame else {
      Reduction.featureIsGone()
      return nil
    }
    if !hasOneIdentity { Reduction.findForgotten(besides: running, at: keyPath) }
    guard let effect else { return nil }
    return EffectBox.extend(effect, by: step(in: action))
  }

  override func isConcerned(by action: UnsafeRawPointer) -> Bool { actions.contains(action) }

  override func sweep(
    _ state: UnsafeMutableRawPointer, of path: [FeatureID], _ sweep: inout Sweep
  ) {
    for feature in sweep.features(in: path, at: keyPath) {
      var isPresent = false
      place.read(state) { childState in
        isPresent = identity(childState) == feature.child
        if isPresent { child.sweep(childState, of: path + [feature], &sweep) }
      }
      if !isPresent { sweep.gone.append(path + [feature]) }
    }
  }

  override func step(in action: UnsafeRawPointer) -> RouteStep {
    hasOneIdentity ? step : step.leaving(FeatureID(keyPath, running))
  }
}
