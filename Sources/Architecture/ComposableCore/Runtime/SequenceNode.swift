/// Reducers that run one after the other on the same state, with their effects merged.
@usableFromInline
final class SequenceNode: ReducerNode {
  private let nodes: [ReducerNode]

  @usableFromInline init(_ nodes: [ReducerNode]) {
    // A sequence in a sequence is one sequence.
    self.nodes = nodes.flatMap { ($0 as? SequenceNode)?.nodes ?? [$0] }
    super.init()
  }

  override func run(
    _ state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer
  ) -> EffectBox? {
    var effect: EffectBox?
    for node in nodes { effect = merge(effect, node.run(state, action)) }
    return effect
  }

  override func sweep(
    _ state: UnsafeMutableRawPointer, of path: [FeatureID], _ sweep: inout Sweep
  ) {
    for node in nodes { node.sweep(state, of: path, &sweep) }
  }
}
