/// The node of a child, made when the child first runs: a feature may contain itself.
@usableFromInline
final class LazyNode {
  private let make: () -> ReducerNode
  private var node: ReducerNode?

  @usableFromInline init(_ make: @escaping () -> ReducerNode) {
    self.make = make
  }

  func run(_ state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer) -> EffectBox? {
    if let node { return node.run(state, action) }
    let node = make()
    self.node = node
    return node.run(state, action)
  }
}
