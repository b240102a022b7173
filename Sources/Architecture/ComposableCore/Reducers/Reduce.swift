/// A reducer that is a closure.
public struct Reduce<State, Action>: _PrimitiveReducer {
  @usableFromInline let compile: () -> CompiledReducer<State, Action>

  /// A reducer that changes the state and returns the effects of an action.
  @inlinable public init(_ reduce: @escaping (inout State, Action) -> Effect<Action>) {
    let compiled = CompiledReducer(reduce)
    compile = { compiled }
  }

  /// Another reducer, without its type.
  // Not 'some': the compiler would show a mistake in a closure as the closure being no reducer.
  @inlinable public init(_ reducer: any Reducer<State, Action>) {
    // Not before it is needed: a feature may contain itself.
    compile = { reducer._compiled() }
  }

  @inlinable public func _compiled() -> CompiledReducer<State, Action> { compile() }
}
