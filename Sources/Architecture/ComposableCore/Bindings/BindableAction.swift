import CasePaths

/// An action type with one case for everything that two-way bindings write.
///
///     enum Action: BindableAction {
///       case binding(BindingAction<State>)
///       case submitButtonTapped
///     }
///
/// Put a ``BindingReducer`` into the reducer's body to apply what is written.
public protocol BindableAction<State> {
  associatedtype State

  /// The action that carries a write.
  static func binding(_ action: BindingAction<State>) -> Self

  /// The write that the action carries, if it is one.
  var binding: BindingAction<State>? { get }
}

extension BindableAction {
  public var binding: BindingAction<State>? {
    guard
      let payload = Mirror(reflecting: self).children.first,
      payload.label == "binding"
    else { return nil }
    return payload.value as? BindingAction<State>
  }
}

extension BindableAction where State: ObservableState {
  /// The action that writes one field, as a binding to it would:
  /// `.send(.set(\.name, "Blob"))`.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: any WritableKeyPath<State, Value> & Sendable, _ value: Value
  ) -> Self {
    .binding(.set(keyPath, value))
  }
}
