extension Reducer {
  /// Runs another reducer on the same action when a value of the state changes while this one runs,
  /// with a comparison of your own.
  @available(*, deprecated, message: "Compare a value that is Equatable: 'onChange(of:_:)'.")
  @inlinable public func onChange<Value, R: Reducer<State, Action>>(
    of value: @escaping (State) -> Value,
    removeDuplicates isDuplicate: @escaping (Value, Value) -> Bool,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: Value, _ newValue: Value) -> R
  ) -> some Reducer<State, Action> {
    _OnChange(base: self, value: value, isDuplicate: isDuplicate) { old, new, state, action in
      reducer(old, new)._compiled().reduce(into: &state, action: action)
    }
  }
}
