import CComposableCore

/// The node of a child, made when the child first runs: a feature may contain itself.
@usableFromInline
final class LazyNode {
  /// The type of the child, to be named.
  let reducer: Any.Type
  private let make: () -> ReducerNode

  /// Owned by this object, and never replaced: so whoever runs it need not retain it, which would cost
  /// as much as running it.
  private var node: Unmanaged<ReducerNode>?

  @inlinable convenience init<Child: Reducer>(_ child: Child) {
    self.init(Child.self) { child._compiled().node }
  }

  @usableFromInline init(_ reducer: Any.Type, _ make: @escaping () -> ReducerNode) {
    self.reducer = reducer
    self.make = make
  }

  deinit {
    node?.release()
  }

  func run(_ state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer) -> EffectBox? {
    if composable_stack_is_ending() {
      Recursion.end()
      return nil
    }
    return (node ?? makeNode())._withUnsafeGuaranteedRef { $0.run(state, action) }
  }

  /// Finds the features that are gone; where no action ever came there are none.
  func sweep(_ state: UnsafeMutableRawPointer, of path: [FeatureID], _ sweep: inout Sweep) {
    node?._withUnsafeGuaranteedRef { $0.sweep(state, of: path, &sweep) }
  }

  private func makeNode() -> Unmanaged<ReducerNode> {
    let node = Unmanaged.passRetained(make())
    self.node = node
    return node
  }
}
