/// Runs a child on the payload of a case, when the enum is in it.
@usableFromInline
final class CaseNode: SingleChildNode {
  private let actions: CasePlace
  private let reportOtherCase: MissingChildReport

  @usableFromInline init(
    _ place: CasePlace, actions: CasePlace, keyPath: AnyKeyPath, step: RouteStep,
    identity: ChildIdentityReader, observation: ChildObservation, child: LazyNode,
    reportOtherCase: MissingChildReport
  ) {
    self.actions = actions
    self.reportOtherCase = reportOtherCase
    super.init(
      place, keyPath: keyPath, step: step, identity: identity, observation: observation,
      child: child)
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
    noteChild(childState)
    let effect = run(childState, childAction, in: state, action)
    let isSame = isNoted(childState)
    place.close(childState, in: state, after: .changing)
    return finish(effect, action, isSame: isSame)
  }

  private func finish(
    _ effect: consuming EffectBox?, _ action: UnsafeRawPointer, isSame: Bool
  ) -> EffectBox? {
    // A child that changes its own id is another one.
    guard isSame else {
      Reduction.featureIsGone(feature)
      return nil
    }
    findForgotten()
    guard let effect else { return nil }
    return EffectBox.extend(effect, by: step(in: action))
  }

  override func isConcerned(by action: UnsafeRawPointer) -> Bool { actions.contains(action) }
}
