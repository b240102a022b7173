/// Runs a child on a part of the parent's state that is always there.
@usableFromInline
final class ScopeNode: ReducerNode {
  @usableFromInline
  typealias Extract = (UnsafeRawPointer, (UnsafeRawPointer) -> EffectBox?) -> EffectBox?
  @usableFromInline
  typealias Modify =
    (UnsafeMutableRawPointer, (UnsafeMutableRawPointer) -> EffectBox?) -> EffectBox?

  private let extract: Extract
  private let isOfOneCase: Bool
  private let offset: Int?
  private let modify: Modify
  private let step: RouteStep
  private let observation: ChildObservation
  private let child: LazyNode

  /// - Parameters:
  ///   - extract: Calls its closure with the child's action, if the parent's action has one.
  ///   - isOfOneCase: Whether all actions in one case have a child's action, and no others.
  ///   - offset: Where the child's state is stored in the parent's, in bytes, if it is as it is.
  ///   - modify: Calls its closure with the child's state, wherever it is.
  @usableFromInline init(
    extract: @escaping Extract,
    isOfOneCase: Bool,
    offset: Int?,
    modify: @escaping Modify,
    step: RouteStep,
    observation: ChildObservation,
    child: LazyNode
  ) {
    self.extract = extract
    self.isOfOneCase = isOfOneCase
    self.offset = offset
    self.modify = modify
    self.step = step
    self.observation = observation
    self.child = child
    super.init()
  }

  override func run(
    _ state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer
  ) -> EffectBox? {
    let effect = extract(action) { childAction in
      if let offset { return runChild(state, state + offset, action, childAction) }
      return modify(state) { runChild(state, $0, action, childAction) }
    }
    guard let effect else { return nil }
    return EffectBox.extend(effect, by: step)
  }

  private func runChild(
    _ state: UnsafeMutableRawPointer, _ childState: UnsafeMutableRawPointer,
    _ action: UnsafeRawPointer, _ childAction: UnsafeRawPointer
  ) -> EffectBox? {
    withFrame(of: child, action) { observation.run(child, state, childState, childAction) }
  }

  override func sweep(
    _ state: UnsafeMutableRawPointer, of path: [FeatureID], _ sweep: inout Sweep
  ) {
    func sweepChild(_ childState: UnsafeMutableRawPointer) {
      observation.followFeatures(in: state)
      child.sweep(childState, of: path, &sweep)
    }
    if let offset { return sweepChild(state + offset) }
    _ = modify(state) {
      sweepChild($0)
      return nil
    }
  }

  override func isConcerned(by action: UnsafeRawPointer) -> Bool {
    guard isOfOneCase else { return true }
    var isConcerned = false
    _ = extract(action) { _ in
      isConcerned = true
      return nil
    }
    return isConcerned
  }

  override func route(_ frame: borrowing ReductionFrame) -> RouteStep { step }
}
