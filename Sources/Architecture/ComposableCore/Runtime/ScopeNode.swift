/// Runs a child on a part of the parent's state that is always there.
@usableFromInline
final class ScopeNode: ChildNode {
  private let actions: CasePlace
  private let isOfOneCase: Bool
  private let step: RouteStep

  /// - Parameters:
  ///   - place: Where the child's state is.
  ///   - actions: Where the child's actions are.
  ///   - isOfOneCase: Whether all actions in one case have a child's action, and no others.
  ///   - step: How actions of the child reach the parent.
  @usableFromInline init(
    _ place: PropertyPlace, actions: CasePlace, isOfOneCase: Bool, step: RouteStep,
    observation: ChildObservation, child: LazyNode
  ) {
    self.actions = actions
    self.isOfOneCase = isOfOneCase
    self.step = step
    super.init(place, observation: observation, child: child)
  }

  override func run(
    _ state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer
  ) -> EffectBox? {
    guard let childAction = actions.open(action) else { return nil }
    let effect = runChild(state, action, childAction)
    actions.close(childAction, in: action)
    guard let effect else { return nil }
    return EffectBox.extend(effect, by: step)
  }

  private func runChild(
    _ state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer, _ childAction: UnsafeRawPointer
  ) -> EffectBox? {
    if let offset = place.offset { return run(state + offset, childAction, in: state, action) }
    guard let childState = place.open(state, for: .changing) else { return nil }
    let effect = run(childState, childAction, in: state, action)
    place.close(childState, in: state, after: .changing)
    return effect
  }

  override func sweep(
    _ state: UnsafeMutableRawPointer, of path: [FeatureID], _ sweep: inout Sweep
  ) {
    place.read(state) {
      followFeatures(in: state)
      child.sweep($0, of: path, &sweep)
    }
  }

  override func isConcerned(by action: UnsafeRawPointer) -> Bool {
    guard isOfOneCase else { return true }
    return actions.contains(action)
  }

  override func step(in action: UnsafeRawPointer) -> RouteStep { step }
}
