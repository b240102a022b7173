/// A node with a place for one child, where another one can take its place.
@usableFromInline
class SingleChildNode: FeatureNode {
  private let identity: ChildIdentityReader

  /// Whether all children there are one to the rest of the app: there is no id, and no enum.
  final let hasOneIdentity: Bool

  private let step: RouteStep

  /// Which child runs.
  //
  // Nothing calls out while it is accessed, so no check is needed at run time.
  @exclusivity(unchecked) private final var running = ChildIdentity.only

  init(
    _ place: StatePlace, keyPath: AnyKeyPath, step: RouteStep, identity: ChildIdentityReader,
    observation: ChildObservation, child: LazyNode
  ) {
    self.identity = identity
    hasOneIdentity = identity.isConstant
    self.step = step.leaving(FeatureID(keyPath))
    super.init(place, keyPath: keyPath, observation: observation, child: child)
  }

  /// The child that runs.
  final var feature: FeatureID { FeatureID(keyPath, running) }

  /// Notes which child is there.
  @inline(__always)
  final func noteChild(_ childState: UnsafeRawPointer) {
    if !hasOneIdentity { running = identity(childState) }
  }

  /// Whether the child is there that was noted.
  @inline(__always)
  final func isNoted(_ childState: UnsafeRawPointer) -> Bool {
    hasOneIdentity || identity(childState) == running
  }

  /// Whether the child's id is not equal to itself when it is read again, and tells nothing.
  final func isRandom(_ childState: UnsafeRawPointer) -> Bool {
    identity(childState) != identity(childState)
  }

  /// Has the features looked for that were here under another id, which something else has written.
  @inline(__always)
  final func findForgotten() {
    if !hasOneIdentity { Reduction.findForgotten(besides: running, at: keyPath) }
  }

  override final func state(
    of feature: FeatureID, in value: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer? {
    identity(value) == feature.child ? value : nil
  }

  override final func step(in action: UnsafeRawPointer) -> RouteStep {
    hasOneIdentity ? step : step.leaving(feature)
  }
}
