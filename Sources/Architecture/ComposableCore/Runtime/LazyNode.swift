/// The node of a child, made when the child first runs: a feature may contain itself.
@usableFromInline
final class LazyNode {
  private let make: () -> ReducerNode

  /// Owned by this object, and never replaced: so whoever runs it need not retain it, which would cost
  /// as much as running it.
  private var node: Unmanaged<ReducerNode>?

  @usableFromInline init(_ make: @escaping () -> ReducerNode) {
    self.make = make
  }

  deinit {
    node?.release()
  }

  func run(_ state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer) -> EffectBox? {
    (node ?? makeNode())._withUnsafeGuaranteedRef { $0.run(state, action) }
  }

  private func makeNode() -> Unmanaged<ReducerNode> {
    let node = Unmanaged.passRetained(make())
    self.node = node
    return node
  }
}
