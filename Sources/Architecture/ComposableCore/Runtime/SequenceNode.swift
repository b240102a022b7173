/// Reducers that run one after the other on the same state, with their effects merged.
@usableFromInline
final class SequenceNode: ReducerNode {
  private let nodes: [ReducerNode]
  private let actionLayout: EnumLayout?

  /// The nodes that actions in a case concern, by the number of the case; known once an action in the case
  /// has come. So an action costs the same however many scopes there are for others.
  //
  // Nothing calls out while these are accessed, so no check is needed at run time.
  @exclusivity(unchecked) private var concerned: [Concerned?] = []

  private enum Concerned {
    /// Owned by ``nodes``, and so run without a retain.
    case one(Unmanaged<ReducerNode>)
    case several([ReducerNode])
  }

  /// - Parameter action: How actions lie in memory, if they are an enum.
  @usableFromInline init(_ nodes: [ReducerNode], action: EnumLayout?) {
    // A sequence in a sequence is one sequence.
    self.nodes = nodes.flatMap { ($0 as? SequenceNode)?.nodes ?? [$0] }
    actionLayout = action
    super.init()
  }

  override func run(
    _ state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer
  ) -> EffectBox? {
    switch nodes(for: action) {
    case .one(let node): node._withUnsafeGuaranteedRef { $0.run(state, action) }
    case .several(let nodes): run(nodes, state, action)
    }
  }

  private func run(
    _ nodes: [ReducerNode], _ state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer
  ) -> EffectBox? {
    var effect: EffectBox?
    for node in nodes {
      if let next = node.run(state, action) { effect = merge(effect, next) }
    }
    return effect
  }

  override func sweep(
    _ state: UnsafeMutableRawPointer, of path: [FeatureID], _ sweep: inout Sweep
  ) {
    for node in nodes { node.sweep(state, of: path, &sweep) }
  }

  private func nodes(for action: UnsafeRawPointer) -> Concerned {
    guard let actionLayout else { return .several(nodes) }
    let tag = actionLayout.tag(of: action)
    if tag < concerned.count, let known = concerned[tag] { return known }
    let nodes = nodes.filter { $0.isConcerned(by: action) }
    let found =
      nodes.count == 1 ? Concerned.one(.passUnretained(nodes[0])) : .several(nodes)
    while concerned.count <= tag { concerned.append(nil) }
    concerned[tag] = found
    return found
  }
}
