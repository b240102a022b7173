/// A reducer at run time: a node of a tree that is made once, when a store is.
///
/// Nodes are not generic and run on pointers to state and action. The typed code is in closures that
/// a reducer makes when it is compiled, where their types are known and they are specialised; so an
/// action costs a few calls a level.
///
/// The caller vouches for the types: `state` points to the reducer's state, which the node alone
/// may use while it runs, and `action` to the reducer's action. ``CompiledReducer`` does so.
@usableFromInline
class ReducerNode {
  @usableFromInline init() {}

  /// Runs the reducer over an action.
  ///
  /// A node runs one action at a time: that of its store. What runs is the part of a node that is on the
  /// stack once for each feature around the one that an action is for, so it takes little of it.
  func run(_ state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer) -> EffectBox? { nil }

  /// Whether the node has something to do for actions in the case that an action is in.
  ///
  /// The answer holds for all of them.
  func isConcerned(by action: UnsafeRawPointer) -> Bool { true }

  /// Finds the features that are gone, among those that this node and the nodes in it run.
  ///
  /// - Parameters:
  ///   - state: The state of the node. It is read only.
  ///   - path: The feature that the node belongs to.
  func sweep(
    _ state: UnsafeMutableRawPointer, of path: [FeatureID], _ sweep: inout Sweep
  ) {}

  // Inlined code must not depend on the order of the methods: it calls these.

  /// Runs a node that is part of another one.
  @usableFromInline final func runPart(
    _ state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer
  ) -> EffectBox? {
    run(state, action)
  }

  /// Runs a node that is part of no tree, and was made for this action. No sweep of the store comes to
  /// it, so it looks for itself what is gone.
  @usableFromInline final func runByHand(
    _ state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer
  ) -> EffectBox? {
    let effect = run(state, action)
    Reduction.sweep(self, state)
    return effect
  }
}
