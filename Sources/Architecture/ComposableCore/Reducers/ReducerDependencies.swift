import Dependencies

extension Reducer {
  /// Overrides a dependency for this reducer, its effects, and what follows from them.
  ///
  /// ```swift
  /// Checkout()
  ///   .dependency(\.paymentClient, .sandbox)
  /// ```
  ///
  /// Of several overrides in a chain the one that is closest to the reducer wins.
  @inlinable public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> _DependencyKeyWritingReducer<Self> {
    _DependencyKeyWritingReducer(base: self) { $0[keyPath: keyPath] = value }
  }

  /// Overrides a dependency whose type is its own key.
  @inlinable public func dependency<Value: TestDependencyKey>(
    _ value: Value
  ) -> _DependencyKeyWritingReducer<Self> where Value.Value == Value {
    _DependencyKeyWritingReducer(base: self) { $0[Value.self] = value }
  }

  /// Changes a dependency for this reducer, its effects, and what follows from them.
  ///
  /// ```swift
  /// Onboarding()
  ///   .transformDependency(\.self) {
  ///     $0.userDefaults = .mock
  ///     $0.database = .mock
  ///   }
  /// ```
  ///
  /// The closure runs for every action.
  @inlinable public func transformDependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    transform: @escaping (_ dependency: inout Value) -> Void
  ) -> _DependencyKeyWritingReducer<Self> {
    _DependencyKeyWritingReducer(base: self) { transform(&$0[keyPath: keyPath]) }
  }
}

/// A reducer that runs with some dependencies changed. Modifying it again does not nest its type.
public struct _DependencyKeyWritingReducer<Base: Reducer>: _PrimitiveReducer {
  public typealias State = Base.State
  public typealias Action = Base.Action

  @usableFromInline let base: Base
  @usableFromInline let update: (inout DependencyValues) -> Void

  @usableFromInline init(base: Base, update: @escaping (inout DependencyValues) -> Void) {
    self.base = base
    self.update = update
  }

  @inlinable public func _compiled() -> CompiledReducer<State, Action> {
    let base = base._compiled()
    return CompiledReducer(around: base) { [update] state, action in
      withDependencies(update) { base.reduce(into: &state, action: action) }
    }
  }

  @inlinable public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> Self {
    before { $0[keyPath: keyPath] = value }
  }

  @inlinable public func dependency<Value: TestDependencyKey>(
    _ value: Value
  ) -> Self where Value.Value == Value {
    before { $0[Value.self] = value }
  }

  @inlinable public func transformDependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    transform: @escaping (_ dependency: inout Value) -> Void
  ) -> Self {
    before { transform(&$0[keyPath: keyPath]) }
  }

  /// The override that is closest to the reducer comes last, so that it wins.
  @usableFromInline func before(_ outer: @escaping (inout DependencyValues) -> Void) -> Self {
    Self(base: base) { [update] values in
      outer(&values)
      update(&values)
    }
  }
}
