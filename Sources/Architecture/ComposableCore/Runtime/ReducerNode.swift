import CComposableCore

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

  func run(_ state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer) -> EffectBox? { nil }

  /// Whether the node has something to do for actions in the case that an action is in.
  ///
  /// The answer holds for all of them.
  func isConcerned(by action: UnsafeRawPointer) -> Bool { true }

  /// Runs the node from inlined code, which must not depend on the order of the methods.
  @usableFromInline final func runOnce(
    _ state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer
  ) -> EffectBox? {
    run(state, action)
  }

  /// Finds the features that are gone, among those that this node and the nodes in it run.
  ///
  /// - Parameters:
  ///   - state: The state of the node. It is read only.
  ///   - path: The feature that the node belongs to.
  func sweep(
    _ state: UnsafeMutableRawPointer, of path: [FeatureID], _ sweep: inout Sweep
  ) {}

  /// How actions of a child that this node runs reach the parent.
  func route(_ frame: borrowing ReductionFrame) -> RouteStep {
    preconditionFailure("Only a node that runs a child is asked for the route of its actions.")
  }

  /// Runs a child of this node as the innermost feature.
  final func withFrame<Result>(
    of reducer: LazyNode, _ action: UnsafeRawPointer,
    child: UnsafePointer<ChildIdentity>? = nil, _ operation: () -> Result
  ) -> Result {
    let outer = composable_current_frame()
    defer { composable_set_current_frame(outer) }
    let frame = ReductionFrame(
      parent: outer, node: .passUnretained(self), reducer: .passUnretained(reducer), child: child,
      action: action)
    return withUnsafePointer(to: frame) {
      composable_set_current_frame($0)
      return operation()
    }
  }
}
