/// Runs a child on a part of the parent's state that is always there.
@usableFromInline
final class ScopeNode: ReducerNode {
  @usableFromInline
  typealias Extract = (UnsafeRawPointer, (UnsafeRawPointer) -> EffectBox?) -> EffectBox?
  @usableFromInline
  typealias Modify =
    (UnsafeMutableRawPointer, (UnsafeMutableRawPointer) -> EffectBox?) -> EffectBox?

  private let extract: Extract
  private let modify: Modify
  private let step: RouteStep
  private let observation: ChildObservation
  private let child: LazyNode

  /// - Parameters:
  ///   - extract: Calls its closure with the child's action, if the parent's action has one.
  ///   - modify: Calls its closure with the child's state.
  @usableFromInline init(
    extract: @escaping Extract,
    modify: @escaping Modify,
    step: RouteStep,
    observation: ChildObservation,
    child: LazyNode
  ) {
    self.extract = extract
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
      modify(state) { childState in
        withFrame(action) {
          observation.run(child, state, childState, childAction)
        }
      }
    }
    return effect.map { EffectBox.extend($0, by: step) }
  }

  override func route(_ frame: borrowing ReductionFrame) -> RouteStep { step }
}
