import CasePaths

@available(*, deprecated, message: "Mark the state with '@ObservableState' instead of the field.")
extension BindingAction {
  /// Writes a value to a field with `@BindingState`.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: any WritableKeyPath<Root, BindingState<Value>> & Sendable, _ value: Value
  ) -> Self {
    set(keyPath, value, delivery: nil)
  }

  static func set<Value: Equatable & Sendable>(
    _ keyPath: any WritableKeyPath<Root, BindingState<Value>> & Sendable,
    _ value: Value,
    delivery: BindingDelivery?
  ) -> Self {
    BindingAction(
      keyPath: keyPath,
      value: value,
      apply: { $0[keyPath: keyPath].wrappedValue = value },
      delivery: delivery
    )
  }

  /// What a binding writes to a field with `@BindingState`. In debug builds it is followed until it is
  /// applied.
  ///
  /// - Parameters:
  ///   - field: The field as it is.
  ///   - actionType: The type of the action that carries the write.
  ///   - isExpected: Whether somebody is still there to apply the write.
  static func write<Value: Equatable & Sendable>(
    _ value: Value,
    to keyPath: any WritableKeyPath<Root, BindingState<Value>> & Sendable,
    of field: BindingState<Value>,
    by actionType: Any.Type,
    isExpected: @escaping @MainActor @Sendable () -> Bool
  ) -> Self {
    #if DEBUG
      let delivery = BindingDelivery(
        of: value, by: actionType, declaredAt: field.declaration, isExpected: isExpected)
    #else
      let delivery: BindingDelivery? = nil
    #endif
    return set(keyPath, value, delivery: delivery)
  }
}

@available(*, deprecated, message: "Mark the state with '@ObservableState' instead of the field.")
extension BindableAction {
  /// The action that writes one field with `@BindingState`, as a binding to it would:
  /// `.send(.set(\.$name, "Blob"))`.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: any WritableKeyPath<State, BindingState<Value>> & Sendable, _ value: Value
  ) -> Self {
    .binding(.set(keyPath, value))
  }
}

@available(*, deprecated, message: "Mark the state with '@ObservableState' instead of the field.")
extension BindingAction.AllCasePaths {
  /// A case for each field with `@BindingState`: `store.send(\.binding.$name, "Blob")` in a test.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: any WritableKeyPath<Root, BindingState<Value>> & Sendable
  ) -> AnyCasePath<BindingAction, Value> {
    AnyCasePath(
      embed: { .set(keyPath, $0) },
      extract: { $0.writes(keyPath) ? $0.value as? Value : nil }
    )
  }
}
