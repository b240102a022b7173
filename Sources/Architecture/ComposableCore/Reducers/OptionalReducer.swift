/// A reducer that may be missing, as the one in an `if` is.
extension Optional: Reducer where Wrapped: Reducer {
  public typealias State = Wrapped.State
  public typealias Action = Wrapped.Action
  public typealias Body = Never

  @inlinable public func reduce(
    into state: inout Wrapped.State, action: Wrapped.Action
  ) -> Effect<Wrapped.Action> {
    self?.reduce(into: &state, action: action) ?? .none
  }

  @inlinable public func _compiled() -> CompiledReducer<Wrapped.State, Wrapped.Action> {
    self?._compiled() ?? CompiledReducer(ReducerNode())
  }
}
