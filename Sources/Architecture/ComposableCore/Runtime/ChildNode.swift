import CComposableCore

/// A node that runs another feature on a part of its state.
///
/// While the other one runs the node is a link in the chain from the innermost feature to the root: it
/// knows what is needed to tell how an action of the feature reaches the parent. That is worked out only
/// when the feature asks to be dismissed or names effects to cancel.
@usableFromInline
class ChildNode: ReducerNode {
  /// Where the child is in the state.
  final let place: StatePlace

  final let child: LazyNode
  private let observation: ChildObservation

  // Nothing calls out while these are accessed, so no check is needed at run time.

  /// The node that runs the feature around this one.
  @exclusivity(unchecked) private final var outer: UnsafeRawPointer?

  /// The action that is run, which the child's action came in.
  @exclusivity(unchecked) private final var action: UnsafeRawPointer?

  init(_ place: StatePlace, observation: ChildObservation, child: LazyNode) {
    self.place = place
    self.observation = observation
    self.child = child
    super.init()
  }

  /// How actions of the child that runs reach the parent.
  func step(in action: UnsafeRawPointer) -> RouteStep {
    preconditionFailure("Every kind of node says how actions of its child reach the parent.")
  }

  /// Runs the child as the innermost feature.
  final func run(
    _ childState: UnsafeMutableRawPointer, _ childAction: UnsafeRawPointer,
    in state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer
  ) -> EffectBox? {
    outer = composable_current_frame()
    self.action = action
    composable_set_current_frame(Unmanaged.passUnretained(self).toOpaque())
    let effect: EffectBox?
    if let number = observation.willRun(childState) {
      effect = child.run(childState, childAction)
      if observation.isAnother(childState, than: number) { notify(state) }
    } else {
      effect = runMarked(childState, childAction, in: state)
    }
    if effect != nil { followFeatures(in: state) }
    composable_set_current_frame(outer)
    return effect
  }

  /// Runs a child whose state has no number of its own.
  private final func runMarked(
    _ childState: UnsafeMutableRawPointer, _ childAction: UnsafeRawPointer,
    in state: UnsafeMutableRawPointer
  ) -> EffectBox? {
    let mark = observation.mark(childState, in: state)
    let effect = child.run(childState, childAction)
    if let mark, observation.isAnother(childState, than: mark) { notify(state) }
    return effect
  }

  /// Tells the readers of the property that the child is in.
  func notify(_ state: UnsafeMutableRawPointer) {
    observation.notify(state)
  }

  /// Has features looked for that are gone, when another value takes the place of the child.
  final func followFeatures(in state: UnsafeRawPointer) {
    observation.followFeatures(in: state)
  }
}

extension ChildNode {
  /// The node that runs the innermost feature on this thread, `nil` in the root feature.
  static var innermost: ChildNode? { at(composable_current_frame()) }

  /// The node that runs the feature around.
  final var around: ChildNode? { Self.at(outer) }

  /// The way from the child that runs to the parent.
  //
  // There is an action while it runs.
  final var runningStep: RouteStep { step(in: action!) }

  private static func at(_ node: UnsafeRawPointer?) -> ChildNode? {
    // A node is current only while the call that made it so runs.
    node.map { Unmanaged<ChildNode>.fromOpaque($0).takeUnretainedValue() }
  }
}

extension Reduction {
  /// The way from the innermost feature that runs up to the root.
  var route: [RouteStep] {
    var route: [RouteStep] = []
    var next = ChildNode.innermost
    while let node = next {
      route.append(node.runningStep)
      next = node.around
    }
    return route
  }
}
