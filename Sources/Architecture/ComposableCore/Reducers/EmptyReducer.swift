/// A reducer that does nothing: something to attach operators to.
public struct EmptyReducer<State, Action>: _PrimitiveReducer {
  @inlinable public init() {}

  @inlinable public func _compiled() -> CompiledReducer<State, Action> {
    CompiledReducer(ReducerNode())
  }
}
