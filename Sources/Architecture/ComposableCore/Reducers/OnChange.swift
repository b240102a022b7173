extension Reducer {
  /// Runs more logic when a value of the state changes while this reducer runs.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .onChange(of: \.query) { oldQuery, state in
  ///     state.results = []
  ///     return .send(.search)
  ///   }
  /// ```
  ///
  /// What the closure changes belongs to the same action, and does not make it run again. Changes by
  /// other reducers of the body, before or after this one, are not seen.
  ///
  /// - Parameters:
  ///   - value: What to compare, before and after.
  ///   - change: Gets the value from before and the state as it is now. Its effect is merged with
  ///     this reducer's.
  @inlinable public func onChange<Value: Equatable>(
    of value: @escaping (State) -> Value,
    _ change: @escaping (_ oldValue: Value, _ state: inout State) -> Effect<Action>
  ) -> some Reducer<State, Action> {
    _OnChange(base: self, value: value, isDuplicate: ==) { old, _, state, _ in change(old, &state) }
  }

  /// Runs another reducer on the same action when a value of the state changes while this one runs.
  ///
  /// - Parameters:
  ///   - value: What to compare, before and after.
  ///   - reducer: Makes the reducer to run, from the values before and after.
  @inlinable public func onChange<Value: Equatable, R: Reducer<State, Action>>(
    of value: @escaping (State) -> Value,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: Value, _ newValue: Value) -> R
  ) -> some Reducer<State, Action> {
    _OnChange(base: self, value: value, isDuplicate: ==) { old, new, state, action in
      reducer(old, new)._compiled().reduceByHand(into: &state, action: action)
    }
  }

  /// Runs another reducer on the same action when a value of the state changes while this one runs,
  /// with a comparison of your own.
  @available(*, deprecated, message: "Compare a value that is Equatable: 'onChange(of:_:)'.")
  @inlinable public func onChange<Value, R: Reducer<State, Action>>(
    of value: @escaping (State) -> Value,
    removeDuplicates isDuplicate: @escaping (Value, Value) -> Bool,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: Value, _ newValue: Value) -> R
  ) -> some Reducer<State, Action> {
    _OnChange(base: self, value: value, isDuplicate: isDuplicate) { old, new, state, action in
      reducer(old, new)._compiled().reduceByHand(into: &state, action: action)
    }
  }
}

/// A reducer, and what follows when it changes a value.
public struct _OnChange<Base: Reducer, Value>: _PrimitiveReducer {
  public typealias State = Base.State
  public typealias Action = Base.Action

  @usableFromInline
  typealias Change = (_ old: Value, _ new: Value, inout State, Action) -> Effect<Action>

  @usableFromInline let base: Base
  @usableFromInline let value: (State) -> Value
  @usableFromInline let isDuplicate: (Value, Value) -> Bool
  @usableFromInline let change: Change

  @usableFromInline init(
    base: Base, value: @escaping (State) -> Value,
    isDuplicate: @escaping (Value, Value) -> Bool, change: @escaping Change
  ) {
    self.base = base
    self.value = value
    self.isDuplicate = isDuplicate
    self.change = change
  }

  @inlinable public func _compiled() -> CompiledReducer<State, Action> {
    let base = base._compiled()
    return CompiledReducer(around: base) { [value, isDuplicate, change] state, action in
      let old = value(state)
      let effect = base.reduce(into: &state, action: action)
      let new = value(state)
      guard !isDuplicate(old, new) else { return effect }
      return .merge(effect, change(old, new, &state, action))
    }
  }
}
