import CasePaths

extension Store where State: ObservableState, Action: BindableAction, Action.State == State {
  /// A field of the state. Writing it sends a binding action.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: any WritableKeyPath<State, Value> & Sendable
  ) -> Value {
    @inlinable get { self[dynamicMember: keyPath as KeyPath] }
    set { write(newValue, to: keyPath) { .binding($0) } }
  }
}

extension Store
where
  State: ObservableState & Equatable & Sendable, Action: BindableAction, Action.State == State
{
  /// The state. Writing it sends a binding action for the whole of it.
  public var state: State {
    get { observableState }
    set { write(newValue, to: \.self) { .binding($0) } }
  }
}

extension Store
where
  State: ObservableState, Action: ViewAction, Action.ViewAction: BindableAction,
  Action.ViewAction.State == State
{
  /// A field of the state. Writing it sends a binding action of the view.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: any WritableKeyPath<State, Value> & Sendable
  ) -> Value {
    @inlinable get { self[dynamicMember: keyPath as KeyPath] }
    set { write(newValue, to: keyPath) { .view(.binding($0)) } }
  }
}

extension Store
where
  State: ObservableState & Equatable & Sendable, Action: ViewAction,
  Action.ViewAction: BindableAction, Action.ViewAction.State == State
{
  /// The state. Writing it sends a binding action of the view for the whole of it.
  public var state: State {
    get { observableState }
    set { write(newValue, to: \.self) { .view(.binding($0)) } }
  }
}

extension Store {
  /// Sends a binding action, unless the feature is gone: a text field may end its editing while its
  /// screen is dismissed.
  private func write<Value: Equatable & Sendable>(
    _ value: Value,
    to keyPath: any WritableKeyPath<State, Value> & Sendable,
    by action: (BindingAction<State>) -> Action
  ) {
    guard isAlive else { return }
    #if DEBUG
      let delivery = BindingDelivery(of: value, by: Action.self) { [weak self] in
        self?.isAlive ?? false
      }
    #else
      let delivery: BindingDelivery? = nil
    #endif
    send(action(.set(keyPath, value, delivery: delivery)))
  }
}
