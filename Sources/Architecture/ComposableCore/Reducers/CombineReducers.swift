/// Several reducers as one, to attach an operator to all of them.
public struct CombineReducers<State, Action, Reducers: Reducer<State, Action>>: _PrimitiveReducer {
  @usableFromInline let reducers: Reducers

  @inlinable public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) {
    reducers = build()
  }

  @inlinable public func _compiled() -> CompiledReducer<State, Action> {
    reducers._compiled()
  }
}
