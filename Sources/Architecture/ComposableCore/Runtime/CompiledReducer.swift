/// A reducer as the store runs it: its tree of nodes, with the types that the nodes lack.
public struct CompiledReducer<State, Action> {
  @usableFromInline let node: ReducerNode

  @usableFromInline init(_ node: ReducerNode) {
    self.node = node
  }

  /// A reducer that is a function.
  ///
  /// - Parameter base: The reducer that the function runs, if it runs one.
  @inlinable init(
    around base: CompiledReducer? = nil,
    _ reduce: @escaping (inout State, Action) -> Effect<Action>
  ) {
    node = FunctionNode(around: base?.node) { state, action in
      reduce(
        &state.assumingMemoryBound(to: State.self).pointee,
        action.assumingMemoryBound(to: Action.self).pointee
      ).box
    }
  }

  /// Runs the reducer as a part of another one: of the function that was made around it.
  @inlinable func reduce(into state: inout State, action: Action) -> Effect<Action> {
    Effect(
      withUnsafeMutablePointer(to: &state) { state in
        withUnsafePointer(to: action) { node.runPart(UnsafeMutableRawPointer(state), $0) }
      })
  }

  /// Runs the reducer once, as a part of nothing.
  @inlinable func reduceByHand(into state: inout State, action: Action) -> Effect<Action> {
    Effect(
      withUnsafeMutablePointer(to: &state) { state in
        withUnsafePointer(to: action) { node.runByHand(UnsafeMutableRawPointer(state), $0) }
      })
  }
}

/// A node that is a function.
@usableFromInline
final class FunctionNode: ReducerNode {
  private let base: ReducerNode?
  private let function: (UnsafeMutableRawPointer, UnsafeRawPointer) -> EffectBox?

  @usableFromInline init(
    around base: ReducerNode?,
    _ function: @escaping (UnsafeMutableRawPointer, UnsafeRawPointer) -> EffectBox?
  ) {
    self.base = base
    self.function = function
    super.init()
  }

  override func run(
    _ state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer
  ) -> EffectBox? {
    function(state, action)
  }

  override func sweep(
    _ state: UnsafeMutableRawPointer, of path: [FeatureID], _ sweep: inout Sweep
  ) {
    base?.sweep(state, of: path, &sweep)
  }
}
